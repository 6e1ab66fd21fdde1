/**
 * Tries to run code and markup that are texts, and returns what came of each: the outcome, or the name of the error. Runs in a page, so it
 * can use nothing from this file.
 */
export function tryCode(): Promise<{
  readonly inline: boolean;
  readonly evaluated: string;
  readonly markup: string;
}> {
  // In a task of its own, because code that the debugger evaluates is exempt from the policy.
  return new Promise((resolve) => {
    setTimeout(() => {
      const outcomeOf = (work: () => unknown): string => {
        try {
          return String(work());
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const script = document.createElement('script');
      outcomeOf(() => {
        script.textContent = 'globalThis.broken = true';
      });
      document.body.append(script);
      resolve({
        inline: 'broken' in globalThis,
        evaluated: outcomeOf(() => globalThis.eval('"ran"') as unknown),
        markup: outcomeOf(() => (document.createElement('p').innerHTML = '<b>text</b>')),
      });
    });
  });
}

/** The outcomes on the kiosk's own page. */
export const refusedCode = { inline: false, evaluated: 'EvalError', markup: 'TypeError' };
