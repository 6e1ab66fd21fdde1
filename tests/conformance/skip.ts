/** Thrown when the rule cannot be judged with the given options: an address, a capability or a document is missing. */
export class SkipRule extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SkipRule';
  }
}

export function skip(reason: string): never {
  throw new SkipRule(reason);
}
