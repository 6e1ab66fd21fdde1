/**
 * The version that electron-updater is told of where any release may be taken: it downloads only what is newer than the program, and
 * going back installs what is older.
 */
export const oldestVersion = '0.0.0-0';
