import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { IS_MAC, keyCaps, type Shortcut } from '../../../../ui/shortcuts/shortcut-registry.ts';

const { keyTexts } = CAMERA_TEXTS;

const ADD_GROUP = 'Mod+Shift+Enter';

/** What is written on the keys that add a group. */
export const ADD_GROUP_CAPS = keyCaps(ADD_GROUP, IS_MAC).join('+');

/** The keys of the table, which it handles itself. */
export const TABLE_KEYS: readonly Shortcut[] = [
  { keys: 'F2', text: keyTexts.edit },
  { keys: 'Shift+F2', text: keyTexts.measure },
  { keys: 'Mod+D', text: keyTexts.fillDown },
  { keys: 'Mod+Enter', text: keyTexts.fill },
  { keys: ADD_GROUP, text: CAMERA_TEXTS.addGroup },
  { keys: 'Delete', text: keyTexts.clear },
  { keys: 'Mod+Delete', text: keyTexts.deleteRows },
  { keys: 'Mod+A', text: keyTexts.everything },
  { keys: 'Mod+Space', text: keyTexts.column },
  { keys: 'Shift+Space', text: keyTexts.row },
  { keys: 'Mod+F', text: keyTexts.find },
  { keys: 'Alt+Shift+ArrowRight', text: keyTexts.wider },
  { keys: 'Alt+Shift+ArrowLeft', text: keyTexts.narrower },
  { keys: 'Alt+Shift+Enter', text: keyTexts.firstWidth },
  { keys: 'Shift+F10', text: keyTexts.menu },
  { keys: 'Mod+Z', text: keyTexts.undo },
  { keys: 'Mod+Y', text: keyTexts.redo },
  { keys: 'Mod+C', text: keyTexts.copy },
  { keys: 'Mod+V', text: keyTexts.paste },
  { keys: 'Escape', text: keyTexts.leave },
];
