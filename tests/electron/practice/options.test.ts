import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../electron/practice/options.ts';

describe('the command line', () => {
  it('is read', () => {
    const options = readOptions(['--port', '4711', '--data', 'somewhere', '--latency', '250']);
    expect(options).toEqual({ port: 4711, dataDir: 'somewhere', latencyMs: 250 });
  });

  it('may be empty: any port, the home folder, no delay', () => {
    expect(readOptions([])).toMatchObject({ port: 0, latencyMs: 0 });
  });

  it.each([[['--port', '70000']], [['--port', 'x']], [['--latency', '-1']], [['--colour', 'red']]])(
    'is refused when it is wrong: %j',
    (args) => {
      expect(() => readOptions(args)).toThrow();
    },
  );
});
