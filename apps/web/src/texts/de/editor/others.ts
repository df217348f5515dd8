import { counted } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/others.ts';
import type { InLanguage } from '../../in-language.ts';

export const OTHERS_TEXTS: InLanguage<typeof en.OTHERS_TEXTS> = {
  list: 'Andere, die diese Planung geöffnet haben',
  here: (count) => `${counted(count, 'weitere Person', 'weitere Personen')} hier`,
  isHere: (name) => `${name} ist hier`,
  changed: (name) => `Gerade von ${name} geändert`,
};
