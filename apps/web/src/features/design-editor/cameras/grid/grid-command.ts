import type { Draft } from '../cells/cell-draft.ts';
import type { Press } from './grid-keys.ts';

/** A command on a block of cells, or one that selects a block. */
export type BlockCommand =
  | 'edit'
  | 'open'
  | 'fill'
  | 'fill-down'
  | 'clear'
  | 'delete-rows'
  | 'find'
  | 'column'
  | 'row'
  | 'measure'
  | 'keys'
  | 'add-group';
/** What the table does not do itself, but its host. */
export const ASKED = { keys: 'onKeys', 'add-group': 'onAddGroup' } as const;
export type StepCommand = 'cancel' | 'undo' | 'redo';
/** The command of a key; `native` keys are left to the browser. */
export type Command = 'native' | 'move' | 'letter' | StepCommand | BlockCommand;

interface Situation {
  readonly draft: Draft | undefined;
  readonly target: EventTarget;
}

const CARET_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Tab', ...CARET_KEYS]);

const PLAIN_COMMANDS: Readonly<Record<string, Command>> = { Escape: 'cancel', F2: 'edit' };
const SHIFT_COMMANDS: Readonly<Record<string, Command>> = { Escape: 'cancel', F2: 'measure', ' ': 'row' };

export function commandOf({ key, isShift, isCtrl }: Press, { draft, target }: Situation): Command {
  if (isCtrl) return ctrlCommand(key, isShift, draft);
  if (key === '?' && draft === undefined && !isText(target)) return 'keys';
  const command = isShift ? shiftCommand(key, draft) : PLAIN_COMMANDS[key];
  if (command) return command;
  if (MOVING_KEYS.has(key)) return CARET_KEYS.has(key) && draft?.isCaretMode === true ? 'native' : 'move';
  return target instanceof HTMLSelectElement ? listCommand(key, isShift) : textCommand(key, draft);
}

/** Any key may be typed into a name. */
function isText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('inputmode') === 'text';
}

/** A typed space is text. */
function shiftCommand(key: string, draft: Draft | undefined): Command | undefined {
  return key === ' ' && draft !== undefined ? undefined : SHIFT_COMMANDS[key];
}

function textCommand(key: string, draft: Draft | undefined): Command {
  if (key === 'Enter') return 'move';
  return key === 'Delete' && draft === undefined ? 'clear' : 'native';
}

function listCommand(key: string, isShift: boolean): Command {
  if (key === 'Enter') return isShift ? 'move' : 'open';
  if (key === ' ') return 'open';
  if (key === 'Delete') return 'clear';
  return Array.from(key).length === 1 ? 'letter' : 'native';
}

const CTRL_COMMANDS: Readonly<Record<string, Command>> = {
  z: 'undo',
  y: 'redo',
  d: 'fill-down',
  f: 'find',
  enter: 'fill',
  ' ': 'column',
};

const CTRL_SHIFT_COMMANDS: Readonly<Record<string, Command>> = { z: 'redo', enter: 'add-group' };

function ctrlCommand(key: string, isShift: boolean, draft: Draft | undefined): Command {
  const name = key.toLowerCase();
  const shifted = isShift ? CTRL_SHIFT_COMMANDS[name] : undefined;
  if (shifted) return shifted;
  if (name === 'delete' || name === 'backspace') return draft === undefined ? 'delete-rows' : 'native';
  if (name === 'a' || MOVING_KEYS.has(key)) return draft?.isCaretMode === true ? 'native' : 'move';
  return CTRL_COMMANDS[name] ?? 'native';
}
