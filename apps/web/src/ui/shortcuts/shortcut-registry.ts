/** One thing that a key does. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has it: `n`, `?`, `Escape`; `Mod+Enter` with Ctrl, or Command on a Mac. */
  readonly keys: string;
  readonly text: string;
  /** Absent where the part that has the focus does it by itself: then it only stands in the help. */
  readonly run?: (() => void) | undefined;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const MOD = 'Mod+';
/** Where keys are typed or chosen with, they mean themselves. */
const TAKES_KEYS = 'input, select, textarea, [contenteditable], [role="menu"], [role="listbox"]';

/** All shortcuts of what is on the screen. */
export class ShortcutRegistry {
  readonly #groups = new Map<symbol, { readonly title: string; readonly read: () => readonly Shortcut[] }>();

  /** @returns What takes them away again. */
  add(title: string, read: () => readonly Shortcut[]): () => void {
    const key = Symbol(title);
    this.#groups.set(key, { title, read });
    return () => void this.#groups.delete(key);
  }

  groups(): readonly ShortcutGroup[] {
    const byTitle = new Map<string, readonly Shortcut[]>();
    for (const { title, read } of this.#groups.values()) byTitle.set(title, [...(byTitle.get(title) ?? []), ...read()]);
    return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
  }

  /** Does what the key stands for; the part that came last goes first. */
  handle(event: KeyboardEvent, areSingleKeysOn: boolean): void {
    if (event.defaultPrevented || event.isComposing) return;
    if (!hasMod(event) && (isTyping(event) || (event.key.length === 1 && !areSingleKeysOn))) return;
    const found = this.groups()
      .flatMap(({ shortcuts }) => shortcuts)
      .findLast(({ keys, run }) => run !== undefined && matches(event, keys));
    // The page is looked through for a key that means something only: it is long, and keys are many.
    if (!found?.run || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    found.run();
  }
}

/** Whether the switch for single keys is about it. */
export function isSingleKey({ keys, run }: Shortcut): boolean {
  return keys.length === 1 && run !== undefined;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

function hasMod({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

function matches(event: KeyboardEvent, keys: string): boolean {
  const key = keys.startsWith(MOD) ? keys.slice(MOD.length) : keys;
  return !event.altKey && hasMod(event) === keys.startsWith(MOD) && event.key.toLowerCase() === key.toLowerCase();
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

export const IS_MAC = navigator.platform.startsWith('Mac');

/** The keys as they stand on a keyboard, one cap each. */
export function keyCaps(keys: string, isMac: boolean): readonly string[] {
  const names = keys.length > 1 ? keys.split('+') : [keys];
  return names.map((name) => {
    if (name === 'Mod') return isMac ? '⌘' : 'Ctrl';
    return KEY_NAMES[name] ?? (name.length === 1 ? name.toUpperCase() : name);
  });
}
