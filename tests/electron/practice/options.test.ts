import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../electron/practice/options.ts';

describe('the command line', () => {
  it('is read', () => {
    const options = readOptions(['--port', '4711', '--data', 'somewhere', '--latency', '250']);
    expect(options).toMatchObject({ port: 4711, dataDir: 'somewhere', latencyMs: 250 });
  });

  it('may be empty: any port, the home folder, no delay', () => {
    expect(readOptions([])).toMatchObject({ port: 0, latencyMs: 0 });
  });

  it('may be empty: a trial with everything enabled, one region, no faults', () => {
    expect(readOptions([])).toMatchObject({
      account: 'trial',
      capabilities: new Set(['aiEdit', 'headshots', 'faceMatch']),
      regions: [],
      faults: null,
    });
  });

  it('names account, capabilities, regions and a script of faults', () => {
    const args = [
      '--account',
      'canceled',
      '--capabilities',
      'faceMatch',
      '--regions',
      'us,eu',
      '--faults',
      'f.json',
    ];
    expect(readOptions(args)).toMatchObject({
      account: 'canceled',
      capabilities: new Set(['faceMatch']),
      regions: ['us', 'eu'],
      faults: 'f.json',
    });
    expect(readOptions(['--capabilities', 'none']).capabilities.size).toBe(0);
  });

  it.each([
    [['--port', '70000']],
    [['--port', 'x']],
    [['--latency', '-1']],
    [['--account', 'rich']],
    [['--capabilities', 'aiEdit,wings']],
    [['--regions', 'mars']],
    [['--regions', 'us,eu', '--port', '65535']],
    [['--colour', 'red']],
  ])('is refused when it is wrong: %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
