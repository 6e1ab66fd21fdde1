import type { RecoveryWords } from '../types.ts';

export const recovery: RecoveryWords = {
  locale: 'en-GB',
  title: 'Recovery key',
  opens:
    'It opens the studio’s records and pictures on another computer, or where the keychain has lost its own.',
  printed: 'Printed {when}',
  keep: 'Keep this paper safe, away from the computer and its backups. Anyone who has it and a copy of the data can open everything.',
  prove: 'Type it once in Headroom, to prove that every character can be read.',
};
