/**
 * The game in a thread of its own: table, rules and search as WebAssembly, and the network in ONNX Runtime Web. Its first message says
 * where these are; each later one is a call, answered under its number.
 */

/** Milliseconds of computing after which messages are let in. */
const SLICE = 10;

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

/** Comes back after messages that have arrived. */
function letMessagesIn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
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
    return { policy: policy.data, wdl: wdl.data };
  }

  let last = Promise.resolve();
  return (planes) => {
    const copy = planes.slice();
    last = last.then(() => run(copy), () => run(copy));
    return last;
  };
}

// The table

const events = {
  tableChanged(millisToFlag) {
    clearTimeout(flagTimer);
    if (millisToFlag >= 0) {
      flagTimer = setTimeout(() => game.tick(), millisToFlag);
    }
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
  game.open(evaluate, events, parts.about.game, parts.about.network, parts.saved);
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
