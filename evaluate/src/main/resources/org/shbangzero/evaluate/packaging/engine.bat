@echo off
rem Starts the engine, for chess programs that speak UCI. Works in whichever folder it is moved to, with all that lies beside it.
rem   JAVA_HOME          the Java to use (default: the java on the PATH)
rem   SHBANG_JAVA_OPTS   more options for it, e.g. -Xmx4g
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo shbang-engine: there is no Java; install version 17 or newer, or set JAVA_HOME 1>&2
  exit /b 3
)
rem An older one cannot load the classes.
"%JAVA%" -cp "%~dp0lib\*" {MAIN} --version >nul 2>&1
if errorlevel 1 (
  echo shbang-engine: this Java does not start the engine, which needs version 17 or newer 1>&2
  "%JAVA%" -version
  exit /b 3
)
"%JAVA%" -XX:+UseSerialGC -Dfile.encoding=UTF-8 -Dslf4j.internal.verbosity=ERROR %SHBANG_JAVA_OPTS% -cp "%~dp0lib\*" {MAIN} uci --net "%~dp0{NETWORK}" %*
