import { counted, number, wordFor } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/templates.ts';
import type { InLanguage } from '../../in-language.ts';

export const TEMPLATE_TEXTS: InLanguage<typeof en.TEMPLATE_TEXTS> = {
  open: 'Modèles',
  title: 'Modèles de caméras',
  list: 'Modèles',
  name: 'Nom du modèle',
  save: 'Enregistrer comme modèle',
  kept: 'Enregistré comme modèle. Insérez-le dans toute étude.',
  none: 'Pas encore de modèles. Enregistrez un groupe de caméras comme modèle depuis sa ligne.',
  insert: 'Insérer',
  delete: (name) => `Supprimer le modèle ${name}`,
  search: 'Rechercher des modèles',
  searchHint: 'Par nom, ou par la note d’une mesure',
  found: (shown, all) => `${counted(shown, 'modèle', 'modèles')} sur ${number(all)}`,
  notFound: 'Aucun modèle ne contient ce texte.',
  measured: (measurement, more) =>
    more === 0 ? measurement : `${measurement}, et ${counted(more, 'autre débit', 'autres débits')}`,
  actions: {
    load: 'Charger les modèles',
    save: 'Enregistrer le modèle',
    delete: 'Supprimer le modèle',
    export: 'Exporter les modèles',
    import: 'Importer des modèles',
  },
  file: 'Fichier de modèles de caméras à importer',
  fileName: 'modeles-de-cameras.json',
};

/** The review of the templates of a file. */
export const TEMPLATE_IMPORT_TEXTS: InLanguage<typeof en.TEMPLATE_IMPORT_TEXTS> = {
  summary: (added, equal, clashes) =>
    [
      counted(added, 'nouveau', 'nouveaux'),
      `${number(equal)} que vous avez déjà`,
      `${number(clashes)} sous ${wordFor(clashes, 'un nom que vous utilisez', 'des noms que vous utilisez')}`,
    ].join(', '),
  list: 'Modèles du fichier',
  kinds: { new: 'nouveau', equal: 'identique au vôtre' },
  choice: (name) => `Que faire de ${name}`,
  choices: { both: 'Garder les deux', replace: 'Remplacer le mien', leave: 'Écarter' },
  take: 'Importer',
  nothing: 'Aucun modèle du fichier n’est sélectionné pour l’importation.',
  done: (templates) => `${counted(templates, 'modèle importé', 'modèles importés')}.`,
};
