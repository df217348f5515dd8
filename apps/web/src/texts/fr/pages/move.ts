import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/move.ts';
import type { InLanguage } from '../../in-language.ts';

export const MOVE_TEXTS: InLanguage<typeof en.MOVE_TEXTS> = {
  title: (count) => (count === 1 ? 'Déplacer une étude de site' : `Déplacer ${number(count)} études de site`),
  explained: 'Elles gardent leurs caméras et leurs réglages. Les propositions émises restent dans ce projet.',
  project: 'Projet',
  site: 'Site',
  noSite: 'Ce projet n’a pas d’autre site',
  confirm: 'Déplacer',
};
