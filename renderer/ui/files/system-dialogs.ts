/**
 * Dialogs of the system that show the computer's folders: choosing a file, and saving one. A locked kiosk lets them open
 * for a supervisor only.
 */

/** Returns whether a dialog may open; may ask staff first. */
export type AskForDialog = () => Promise<boolean>;

const open: AskForDialog = () => Promise.resolve(true);
let ask = open;

/** Asks `next` before each dialog. Returns a function that stops this. */
export function guardSystemDialogs(next: AskForDialog): () => void {
  ask = next;
  return () => {
    ask = open;
  };
}

export const mayOpenDialog: AskForDialog = () => ask();

/** Opens the system's dialog for choosing a file. */
export async function chooseFile(input: HTMLInputElement | null): Promise<void> {
  if (await mayOpenDialog()) input?.click();
}
