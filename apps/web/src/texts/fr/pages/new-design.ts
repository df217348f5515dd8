import type * as en from '../../en/pages/new-design.ts';
import type { InLanguage } from '../../in-language.ts';
import { NEW_DESIGN } from './lists.ts';

export const NEW_DESIGN_TEXTS: InLanguage<typeof en.NEW_DESIGN_TEXTS> = {
  title: NEW_DESIGN,
  project: 'Nom du projet',
  site: 'Nom du site',
  siteDesign: 'Nom de l’étude de site',
  confirm: 'Créer et ouvrir',
  made: {
    none: 'Rien n’a été ajouté.',
    project: 'Le projet a été ajouté, sans site.',
    site: 'Le projet et son site ont été ajoutés, sans étude.',
    siteDesign: 'Le projet, son site et son étude ont été ajoutés.',
  },
  failed: (made, reason) => `${made} ${reason} Appuyez de nouveau pour reprendre à cette étape.`,
  unknown: 'Le serveur est injoignable.',
};
