@echo off
rem Starts the engine, for chess programs that speak UCI. Works in whichever folder it is moved to, with all that lies beside it.
rem   JAVA_HOME          the Java to use (default: the java on the PATH)
rem   SHBANG_JAVA_OPTS   more options for it, e.g. -Xmx4g
setlocal disabledelayedexpansion
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
rem Whether it is there, and new enough to load the classes. Without blocks, which a parenthesis in a path would end.
"%JAVA%" -cp "%~dp0lib\*" {MAIN} --version >nul 2>&1 && goto start
"%JAVA%" -version >nul 2>&1 && goto old
>&2 echo shbang-engine: there is no Java ("%JAVA%"); install version 17 or newer, or set JAVA_HOME
exit /b 3
:old
>&2 echo shbang-engine: "%JAVA%" does not start the engine, which needs Java 17 or newer; it says:
"%JAVA%" -version
exit /b 3
:start
"%JAVA%" -XX:+UseSerialGC -Dfile.encoding=UTF-8 -Dslf4j.internal.verbosity=ERROR --enable-native-access=ALL-UNNAMED %SHBANG_JAVA_OPTS% -cp "%~dp0lib\*" {MAIN} "%~dp0{NETWORK}" %*
exit /b %errorlevel%
