import { LEVELS, type Need } from '@site-designer/api-contract/roles';
import type * as en from '../../en/pages/access.ts';
import type { InLanguage } from '../../in-language.ts';

const RIGHTS: Readonly<Record<Need, string>> = {
  view: 'zum Ansehen',
  comment: 'zum Kommentieren',
  edit: 'zum Bearbeiten',
  manage: 'zum Verwalten',
  own: 'eines Inhabers',
};

const WHATS = { project: 'dieses Projekt', workspace: 'diesen Arbeitsbereich' } as const;

export const ACCESS_TEXTS: InLanguage<typeof en.ACCESS_TEXTS> = {
  may: (level) => {
    if (level >= LEVELS.edit) return 'bearbeiten';
    return level >= LEVELS.comment ? 'ansehen und kommentieren' : 'ansehen';
  },
  refusal: (may, what) => (ask, need) =>
    `Sie dürfen ${WHATS[what]} ${may}; bitten Sie ${ask} um das Recht ${RIGHTS[need]}.`,
  line: (may, ask, rights) => `Sie dürfen dieses Projekt ${may}. Bitten Sie ${ask} um das Recht ${rights}.`,
  gone: 'Sie dürfen dieses Projekt nicht mehr sehen. Was hier gezeigt wird, ist der letzte Stand, und Änderungen werden nicht mehr gespeichert.',
  edit: 'zum Bearbeiten',
  editOrComment: 'zum Bearbeiten oder Kommentieren',
  copyRequest: 'Anfrage kopieren',
  copied: 'Kopiert',
  request: (ask, address) =>
    `Guten Tag ${ask}, bitte geben Sie mir das Recht, dieses Projekt in Site Designer zu bearbeiten: ${address}`,
  noPricesForViewers: 'Betrachter dieses Projekts sehen keine Preise.',
  noPricesForGuests: 'Gäste eines Arbeitsbereichs sehen seine Preisliste nicht. Das Angebot enthält die Preise.',
  admins: (ask) =>
    `Inhaber und Administratoren des Arbeitsbereichs ändern dies; Sie dürfen es lesen. Fragen Sie ${ask}.`,
  guests: (ask) => `Sie sind Gast dieses Arbeitsbereichs, daher ist dies nicht für Sie bestimmt. Fragen Sie ${ask}.`,
  templates: 'Kameravorlagen gehören den Mitgliedern des Arbeitsbereichs; Sie sind Gast.',
};
