/** The next step on a screen: the words on its button, and what the button or Enter does. */
export interface NextStep {
  readonly words: string;
  readonly run: () => Promise<unknown>;
}
