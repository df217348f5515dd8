import { LEVELS, type Need } from '@site-designer/api-contract/roles';
import type * as en from '../../en/pages/access.ts';
import type { InLanguage } from '../../in-language.ts';

const RIGHTS: Readonly<Record<Need, string>> = {
  view: 'de consultation',
  comment: 'de commenter',
  edit: 'de modification',
  manage: 'de gestion',
  own: 'de propriétaire',
};

/** Why something is closed, in the words of the API. */
export const ACCESS_TEXTS: InLanguage<typeof en.ACCESS_TEXTS> = {
  may: (level) => {
    if (level >= LEVELS.edit) return 'modifier';
    return level >= LEVELS.comment ? 'consulter et commenter' : 'consulter';
  },
  refusal: (may, what) => (ask, need) =>
    `Vous pouvez ${may} ${what === 'project' ? 'ce projet' : 'cet espace de travail'} ; demandez à ${ask} le droit ${RIGHTS[need]}.`,
  line: (may, ask, rights) => `Vous pouvez ${may} ce projet. Demandez à ${ask} le droit ${rights}.`,
  gone: 'Vous ne pouvez plus voir ce projet. Ce qui est affiché ici est son dernier état, et les modifications ne sont plus enregistrées.',
  edit: 'de modification',
  editOrComment: 'de modifier ou de commenter',
  copyRequest: 'Copier une demande',
  copied: 'Copié',
  request: (ask, address) =>
    `Bonjour ${ask}, merci de me donner le droit de modifier ce projet dans Site Designer : ${address}`,
  noPricesForViewers: 'Les prix ne sont pas affichés aux lecteurs de ce projet.',
  noPricesForGuests:
    'Les invités d’un espace de travail ne voient pas sa liste de prix. La proposition contient les prix.',
  admins: (ask) =>
    `Les propriétaires et administrateurs de l’espace de travail modifient cela ; vous pouvez le lire. Demandez à ${ask}.`,
  guests: (ask) => `Vous êtes invité dans cet espace de travail ; ceci ne vous est pas ouvert. Demandez à ${ask}.`,
  templates: 'Les modèles de caméras appartiennent aux membres de l’espace de travail ; vous êtes invité.',
};
