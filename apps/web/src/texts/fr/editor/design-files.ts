import { counted, list } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/design-files.ts';
import type { InLanguage } from '../../in-language.ts';

export const DESIGN_FILE_TEXTS: InLanguage<typeof en.DESIGN_FILE_TEXTS> = {
  choose: 'Fichier d’étude à importer',
  tooLarge: 'Ce fichier dépasse 5 MB : il n’a pas été lu.',
  unreadable: 'Ce fichier n’a pas pu être lu.',
  notUnicode: 'Ce fichier n’est pas en Unicode : enregistrez-le en UTF-8 et importez-le de nouveau.',
  imported: (name) => `${name} : importation réussie.`,
  floorsMissing: (floors) =>
    `Ce qui se trouve sur ${list(floors)} n’est pas placé : le site n’a pas de plan d’étage de ce nom. Importez le plan, puis ouvrez de nouveau le fichier.`,
  refusedTitle: 'Le fichier n’a pas été importé',
  refused: (count) => `Rien n’a été importé : ${counted(count, 'problème', 'problèmes')}.`,
  place: (line, column) => `Ligne ${line}, colonne ${column}`,
  more: (count) => `Et ${counted(count, 'autre', 'autres')}.`,
};
