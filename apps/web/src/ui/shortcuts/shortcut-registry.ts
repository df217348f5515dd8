import { KEY_TEXTS } from '#texts/editor/shortcuts.ts';

export interface Shortcut {
  /** In the notation of `KeyboardEvent.key`: `n`, `?`, `Escape`; `Mod+Enter` with Ctrl, or Command on a Mac. */
  readonly keys: string;
  readonly text: string;
  /** Omitted if the focused component handles the key: then the shortcut is only listed in the help. */
  readonly run?: (() => void) | undefined;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const MOD = 'Mod+';
/** Elements that use keys themselves, for typing or choosing. */
const TAKES_KEYS = 'input, select, textarea, [contenteditable], [role="menu"], [role="listbox"]';

/** The shortcuts of all mounted components. */
export class ShortcutRegistry {
  readonly #groups = new Map<symbol, { readonly title: string; readonly read: () => readonly Shortcut[] }>();

  /** @returns Removes them. */
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

  /** Runs the action of a key; the component mounted last has precedence. */
  handle(event: KeyboardEvent, areSingleKeysOn: boolean): void {
    if (event.defaultPrevented || event.isComposing) return;
    if (!hasMod(event) && (isTyping(event) || (event.key.length === 1 && !areSingleKeysOn))) return;
    const found = this.groups()
      .flatMap(({ shortcuts }) => shortcuts)
      .findLast(({ keys, run }) => run !== undefined && matches(event, keys));
    // The DOM is searched only for keys with a shortcut, because searching takes long and keys are frequent.
    if (!found?.run || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    found.run();
  }
}

/** Whether the switch for single keys applies to it. */
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
  ...KEY_TEXTS,
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export const IS_MAC = navigator.platform.startsWith('Mac');

/** The keys as labelled on a keyboard, one text per key. */
export function keyCaps(keys: string, isMac: boolean): readonly string[] {
  const names = keys.length > 1 ? keys.split('+') : [keys];
  return names.map((name) => {
    if (name === 'Mod' && isMac) return '⌘';
    return KEY_NAMES[name] ?? (name.length === 1 ? name.toUpperCase() : name);
  });
}
