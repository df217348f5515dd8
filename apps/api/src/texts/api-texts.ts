import type { InLanguage } from '@site-designer/texts';
import type { en } from './en.ts';

/** Everything that the API says by itself, in one language. A missing text does not compile. */
export type ApiTexts = InLanguage<typeof en>;
