/** True when a unit of systemd started this process, and so starts it again (systemd.exec(5), from version 248). */
export const isStartedByUnit = (): boolean => process.env['SYSTEMD_EXEC_PID'] === String(process.pid);

/** Label of the launch agent in `build/kiosk/mac`; launchd gives it to the program that it starts. */
const agent = 'studio.headroom.kiosk.counter';

/** True when the counter's launch agent started this program on a Mac, and so starts it again. */
export const isStartedByAgent = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env['XPC_SERVICE_NAME'] === agent;
