import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/pages/move.ts';
import type { InLanguage } from '../../in-language.ts';

export const MOVE_TEXTS: InLanguage<typeof en.MOVE_TEXTS> = {
  title: (count) => (count === 1 ? 'Standortplanung verschieben' : `${number(count)} Standortplanungen verschieben`),
  explained: 'Kameras und Einstellungen bleiben erhalten. Ausgestellte Angebote bleiben bei diesem Projekt.',
  project: 'Projekt',
  site: 'Standort',
  noSite: 'Dieses Projekt hat keinen anderen Standort',
  confirm: 'Verschieben',
};
