import type { LogoView } from '../../shared/model/settings.ts';
import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/**
 * Handles the studio's logo, which only a supervisor may change, as the studio's name.
 * @param changed called when it was saved or removed
 */
export function logoHandlers(studio: () => Pick<Studio, 'deps'>, staff: Staff, changed: () => void) {
  const view = (): LogoView | null => {
    const logo = studio().deps.records.logos.get();
    return logo === null ? null : { bytes: logo.colour, widthPx: logo.widthPx, heightPx: logo.heightPx };
  };
  return {
    logo: view,
    async saveLogo({ bytes }) {
      const allowedBy = staff.demand();
      const { records, pictures, clock, note } = studio().deps;
      const logo = bytes === null ? null : await pictures.logoOf(bytes);
      records.transaction(() => {
        records.logos.set(logo, clock.now().toISOString());
        note('settings-changed', { allowedBy, settings: ['logo'] });
      });
      changed();
      return view();
    },
  } satisfies Partial<Handlers>;
}
