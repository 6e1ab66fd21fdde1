/** Thrown when the rule cannot be judged with the given options: an address, a capability, a kind of document. */
export class SkipRule extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SkipRule';
  }
}

export function skip(reason: string): never {
  throw new SkipRule(reason);
}
