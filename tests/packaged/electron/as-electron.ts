/**
 * Loaded into each process and thread of the packaged program, because some libraries ask whether they are in Electron.
 */
import packageFile from '../../../package.json' with { type: 'json' };

const electron = packageFile.devDependencies.electron;
Object.defineProperty(process, 'versions', { value: Object.freeze({ ...process.versions, electron }) });
