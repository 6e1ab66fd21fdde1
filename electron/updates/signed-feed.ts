/** The signed feed as electron-updater reads it. Importing it loads electron-updater. */
import { Provider, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import { resolveFiles, type ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js';
import { readRelease, type FeedOptions, type Release } from './release.ts';

/** The feed as electron-updater is told of it. */
export interface SignedFeedOptions extends FeedOptions {
  readonly provider: 'custom';
  readonly updateProvider: never;
  /** Receives the release that was read. */
  readonly found?: (release: Release) => void;
}

/** Gives electron-updater the release with only the installer for this computer. */
export class SignedFeed extends Provider<UpdateInfo> {
  private readonly options: SignedFeedOptions;

  constructor(options: SignedFeedOptions, _updater: unknown, runtime: ProviderRuntimeOptions) {
    super(runtime);
    this.options = options;
  }

  override async getLatestVersion(): Promise<UpdateInfo> {
    const { info, ...release } = await readRelease(this.options);
    this.options.found?.(release);
    return info;
  }

  override resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return resolveFiles(info, this.options.base);
  }
}
