#!/bin/sh
# Starts the engine, for chess programs that speak UCI. Works in whichever folder it is moved to, with all that lies beside it.
#   JAVA_HOME          the Java to use (default: the java on the PATH)
#   SHBANG_JAVA_OPTS   more options for it, e.g. -Xmx4g

self=$0
case $self in
  */*) ;;
  *) self=./$self ;;
esac
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in
    /*) self=$link ;;
    *) self=${self%/*}/$link ;;
  esac
done
folder=$(cd "${self%/*}" && pwd) || exit 3

fail() {
  echo "shbang-engine: $1" >&2
  exit 3
}

case $folder in
  *:*) fail "Java takes the colon in '$folder' for the end of a path; move the folder to one without" ;;
esac
if [ -n "$JAVA_HOME" ]; then
  java=$JAVA_HOME/bin/java
else
  java=java
fi
command -v "$java" >/dev/null 2>&1 || fail "there is no Java ('$java'); install version 17 or newer, or set JAVA_HOME"
version=$("$java" -version 2>&1)
release=${version#*\"}
release=${release%%[!0-9]*}
[ "${release:-0}" -ge 17 ] || fail "'$java' is not Java 17 or newer, which the engine needs; it says: ${version%%
*}"
# shellcheck disable=SC2086 # several options in one variable, separated by spaces
exec "$java" -XX:+UseSerialGC -Dfile.encoding=UTF-8 -Dslf4j.internal.verbosity=ERROR \
  --enable-native-access=ALL-UNNAMED $SHBANG_JAVA_OPTS -cp "$folder/lib/*" {MAIN} "$folder/{NETWORK}" "$@"
