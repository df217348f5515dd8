import { counted } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/versions.ts';
import type { InLanguage } from '../../in-language.ts';

export const VERSIONS_TEXTS: InLanguage<typeof en.VERSIONS_TEXTS> = {
  of: (design) => `Versions de ${design}`,
  backToDesign: 'Retour à l’étude',
  intro:
    'Les états antérieurs sont gardés automatiquement : toutes les dix minutes de travail, avant une importation et avant une restauration. Nommez une version pour la garder durablement ; les versions sans nom sont éclaircies au bout d’un jour et supprimées au bout de 30.',
  list: 'Versions',
  none: 'Aucun état antérieur n’a encore été gardé. Le premier viendra avec votre prochaine modification.',
  name: 'Nom de cet état',
  keep: 'Garder cet état',
  keepAction: 'Garder la version',
  kept: (name) => `Gardé sous ${name}`,
  columns: { when: 'Quand', what: 'Version', who: 'Qui', groups: 'Groupes de caméras', actions: 'Actions' },
  you: 'Vous',
  unknown: 'Inconnu',
  byItself: 'Gardée automatiquement',
  groups: (count) => counted(count, 'groupe', 'groupes'),
  compare: 'Comparer à maintenant',
  compareOf: (version) => `Comparer à maintenant : ${version}`,
  hide: 'Fermer la comparaison',
  restore: 'Restaurer',
  restoreOf: (version) => `Restaurer ${version}`,
  restored: (version) => `Restauration : ${version}`,
  rename: 'Nommer',
  renameOf: (version) => `Nommer ${version}`,
  renameAction: 'Nommer la version',
  newName: 'Nom de la version',
  save: 'Enregistrer le nom',
  difference: (version) => `De ${version} à maintenant`,
  same: 'L’étude est telle que dans cette version.',
};
