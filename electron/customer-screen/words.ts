import type { CustomerWord } from '../../shared/customer-screen.ts';
import type { ImageId } from '../../shared/ids.ts';

/**
 * A family's order has a handful of previews, so the answer to an earlier preview is still there when staff
 * return to it.
 */
const most = 50;

/** Customers' answers by the picture that they were about: another preview is another question. */
export class Words {
  readonly #said = new Map<ImageId, CustomerWord>();

  of(imageId: ImageId): CustomerWord | null {
    return this.#said.get(imageId) ?? null;
  }

  keep(imageId: ImageId, word: CustomerWord): void {
    this.#said.delete(imageId);
    this.#said.set(imageId, word);
    const [oldest] = this.#said.keys();
    if (this.#said.size > most && oldest !== undefined) this.#said.delete(oldest);
  }
}
