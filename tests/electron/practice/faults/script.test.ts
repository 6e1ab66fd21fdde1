import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFaults, readFaults } from '../../../../electron/practice/faults/script.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const script = (...faults: readonly object[]): string => JSON.stringify({ faults });
const line = { endpoint: 'makeIdPhoto', call: 1 };

describe('a script of faults', () => {
  it('is read, with its defaults', () => {
    const path = join(tempFolder(), 'faults.json');
    writeFileSync(path, script({ ...line, do: 'status', status: 503 }));
    expect(readFaults(path)).toEqual([
      { ...line, do: 'status', status: 503, headers: {}, when: 'before-work' },
    ]);
  });

  it.each([
    ['no JSON', '{', 'not valid JSON'],
    [
      'an unknown endpoint',
      script({ ...line, endpoint: 'makeCoffee', do: 'delay', ms: 1 }),
      'faults.0.endpoint',
    ],
    ['an unknown deed', script({ ...line, do: 'explode' }), 'faults.0.do'],
    ['a call of 0', script({ ...line, call: 0, do: 'delay', ms: 1 }), 'faults.0.call'],
    ['a status of 99', script({ ...line, do: 'status', status: 99 }), 'faults.0.status'],
    ['a key that is not known', script({ ...line, do: 'delay', ms: 1, seconds: 1 }), 'seconds'],
    ['a list', '[]', 'the script:'],
  ])('is refused for %s, and says where', (_what, text, message) => {
    expect(() => parseFaults(text)).toThrow(message);
  });
});
