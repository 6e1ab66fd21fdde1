/**
 * Tells a code scanner from a person. A scanner types like a keyboard, fast, and ends with Enter. Its keys must press
 * nothing on their way, so a letter or digit outside a field waits for the next key before a shortcut gets it. Decision 84
 * has the figures.
 */
import { looksLikeCode } from '../../shared/order-code.ts';
import { isTyping } from './use-shortcut.ts';

/**
 * Longest time between a scan's first keys, ms. The slowest keystroke delay of Zebra's scanners is 40 ms (DS9208 Product
 * Reference Guide, USB Keystroke Delay: none, 20 or 40 ms); the rest is for the cable and the computer.
 */
const firstGapMs = 60;
/** Number of keys in such quick succession that only a scanner presses. */
const certainKeys = 3;
/** Longest time between later keys, ms: a busy computer delivers some of them late. */
const laterGapMs = 300;
/** Shortest text that is looked up, in characters. Less is swallowed. */
const shortestText = 6;

/** Keys that a scanner presses for capital letters, between the others. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'CapsLock']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Burst {
  text: string;
  /** When its last key was pressed, ms. */
  at: number;
  /** Keys outside a field that nothing has seen yet. */
  held: KeyboardEvent[];
  /** The field that the keys are typed into, and what it contained before them. */
  readonly field: { readonly element: Field; readonly before: string } | null;
}

const isCertain = ({ text }: Burst): boolean => text.length >= certainKeys;
const gapOf = (burst: Burst): number => (isCertain(burst) ? laterGapMs : firstGapMs);

function fieldOf(target: EventTarget | null): Burst['field'] {
  if (!(target instanceof Element) || !isTyping(target)) return null;
  const element = target as Field;
  return { element, before: element.value };
}
function putBack({ element, before }: NonNullable<Burst['field']>): void {
  element.value = before;
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Starts listening, before any other listener. Returns a function that stops it. */
export function listenForScans(onScan: (text: string) => void): () => void {
  let burst: Burst | null = null;
  let timer = 0;
  const passedOn = new WeakSet<Event>();

  /** Ends the burst. Keys that a person pressed do now what they would have done. */
  function end(): void {
    window.clearTimeout(timer);
    const ended = burst;
    burst = null;
    if (ended === null || isCertain(ended)) return;
    for (const { key, code, shiftKey, target } of ended.held) {
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
      passedOn.add(again);
      (target instanceof Node && target.isConnected ? target : document.body).dispatchEvent(again);
    }
  }
  function swallow(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
  }

  function onEnter(event: KeyboardEvent, ended: Burst): void {
    const { field, text } = ended;
    if (field === null ? !isCertain(ended) : !looksLikeCode(text)) {
      end();
      return;
    }
    swallow(event);
    end();
    if (field !== null) putBack(field);
    if (text.length >= shortestText) onScan(text);
  }
  function onCharacter(event: KeyboardEvent): void {
    // No code begins with another character, and Space takes a photo at once.
    if (burst === null && !/^[a-z0-9]$/i.test(event.key)) return;
    burst ??= { text: '', at: 0, held: [], field: fieldOf(event.target) };
    burst.text += event.key;
    burst.at = event.timeStamp;
    if (burst.field === null) {
      burst.held.push(event);
      swallow(event);
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(end, gapOf(burst));
  }
  function onKey(event: KeyboardEvent): void {
    if (passedOn.has(event) || modifiers.has(event.key)) return;
    if (burst !== null && event.timeStamp - burst.at > gapOf(burst)) end();
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) end();
    else if (event.key.length === 1) onCharacter(event);
    else if (event.key === 'Enter' && burst !== null) onEnter(event, burst);
    else end();
  }

  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    end();
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
