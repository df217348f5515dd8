import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/editor/others.ts';
import type { InLanguage } from '../../in-language.ts';

/** Who else is in a design, and what they change there. */
export const OTHERS_TEXTS: InLanguage<typeof en.OTHERS_TEXTS> = {
  list: 'Otras personas que tienen abierto este diseño',
  here: (count) => `${counted(count, 'persona', 'personas')} más aquí`,
  isHere: (name) => `${name} está aquí`,
  changed: (name) => `Modificado ahora mismo por ${name}`,
};
