/** True when a unit of systemd started this process, and so starts it again (systemd.exec(5), from version 248). */
export const isStartedByUnit = (): boolean => process.env['SYSTEMD_EXEC_PID'] === String(process.pid);
