export type { InLanguage } from '@site-designer/texts';
