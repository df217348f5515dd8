import type * as en from '../../en/pages/new-design.ts';
import type { InLanguage } from '../../in-language.ts';
import { NEW_DESIGN } from './lists.ts';

export const NEW_DESIGN_TEXTS: InLanguage<typeof en.NEW_DESIGN_TEXTS> = {
  title: NEW_DESIGN,
  project: 'Name des Projekts',
  site: 'Name des Standorts',
  siteDesign: 'Name der Standortplanung',
  confirm: 'Erstellen und öffnen',
  made: {
    none: 'Nichts wurde hinzugefügt.',
    project: 'Das Projekt wurde hinzugefügt, ohne Standort.',
    site: 'Das Projekt und sein Standort wurden hinzugefügt, ohne Planung.',
    siteDesign: 'Das Projekt, sein Standort und seine Planung wurden hinzugefügt.',
  },
  failed: (made, reason) => `${made} ${reason} Klicken Sie erneut, um von dort aus fortzufahren.`,
  unknown: 'Der Server war nicht erreichbar.',
};
