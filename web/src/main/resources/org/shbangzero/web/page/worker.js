/**
 * The game in a thread of its own: table, rules and search as WebAssembly, and the network in ONNX Runtime Web. Its first message says
 * where these are; each later one is a call, answered under its number.
 */

/** Milliseconds of computing after which messages are let in. */
const SLICE = 10;
/** The most milliseconds that a timer can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Lets those go on who wait for news. */
class Signal {
  waiting = [];

  wait() {
    return new Promise((resolve) => { this.waiting.push(resolve); });
  }

  raise() {
    this.waiting.splice(0).forEach((resolve) => resolve());
  }
}

const tableNews = new Signal();
const analysisNews = new Signal();
let game = null;
let flagTimer = 0;

// The network

const { port1: end, port2: queue } = new MessageChannel();

/** Comes back after messages that have arrived. To be awaited before it is called again. */
function letMessagesIn() {
  return new Promise((resolve) => {
    end.onmessage = resolve;
    queue.postMessage(null);
  });
}

/** The function by which the search evaluates a position: one at a time, whoever asks. */
async function loadNetwork({ ort: address, ortWasm, network }) {
  const ort = await import(address);
  ort.env.wasm.wasmBinary = ortWasm;
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.proxy = false;
  const session = await ort.InferenceSession.create(new Uint8Array(network), { executionProviders: ['wasm'] });
  let sliceEnd = performance.now() + SLICE;

  async function run(planes) {
    if (performance.now() > sliceEnd) {
      await letMessagesIn();
      sliceEnd = performance.now() + SLICE;
    }
    const { policy, wdl } = await session.run({ planes: new ort.Tensor('float32', planes, [1, planes.length / 64, 8, 8]) });
    return { policy: policy.data, wdl: wdl.data, fault: null };
  }

  /** The search cannot await what is rejected. */
  const answer = (planes) => run(planes).catch((error) => ({ policy: null, wdl: null, fault: error.message }));

  let last = Promise.resolve();
  return (planes) => {
    const copy = planes.slice();
    last = last.then(() => answer(copy));
    return last;
  };
}

// The table

/** Looks at the clock when it should have run out, and again if the timer was early: browsers blur both timers and clocks. */
function watchFlag(millisToFlag) {
  clearTimeout(flagTimer);
  if (millisToFlag >= 0) {
    flagTimer = setTimeout(() => watchFlag(game.tick()), Math.min(millisToFlag, LONGEST_WAIT));
  }
}

const events = {
  tableChanged(millisToFlag) {
    watchFlag(millisToFlag);
    // Not before the change is complete.
    queueMicrotask(() => {
      postMessage({ saved: game.save() });
      tableNews.raise();
    });
  },
  analysisChanged() {
    queueMicrotask(() => analysisNews.raise());
  },
};

async function start(parts) {
  const { load } = await import(parts.teavm);
  const [program, evaluate] = await Promise.all([load(parts.game), loadNetwork(parts)]);
  game = program.exports;
  return game.open(evaluate, events, parts.about.game, parts.about.network, parts.saved);
}

const current = () => JSON.parse(game.current());
const analysis = () => JSON.parse(game.analysis());

/** What something shows as soon as it has another version than a known one. */
async function newer(show, news, version) {
  while (show().version === version) {
    await news.wait();
  }
  return show();
}

/** The page's date, as PGN has it. */
function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}

const CALLS = {
  start,
  games: () => JSON.parse(game.games()),
  current,
  next: (version) => newer(current, tableNews, version),
  positionAt: (ply) => JSON.parse(game.positionAt(ply)),
  begin(setup) {
    game.begin(setup);
    return current();
  },
  move(ply, uci, offersDraw) {
    game.move(ply, uci, offersDraw);
    return current();
  },
  act(name) {
    game.act(name);
    return current();
  },
  analyse(ply) {
    game.analyse(ply ?? -1);
    return analysis();
  },
  nextAnalysis: (version) => newer(analysis, analysisNews, version),
  pgn: () => game.pgn(today()),
};

self.onmessage = async ({ data: { id, name, values } }) => {
  try {
    postMessage({ id, value: await CALLS[name](...values) });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};
