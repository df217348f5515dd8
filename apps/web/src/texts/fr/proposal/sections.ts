import { counted, number, wordFor } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/sections.ts';
import type { InLanguage } from '../../in-language.ts';

/** Titles of the sections of a proposal. */
export const SECTION_TEXTS: InLanguage<typeof en.SECTION_TEXTS> = {
  sections: 'Sections de la proposition',
  answer: 'Résultat',
  toKnow: 'À savoir avant de vendre',
  alternatives: 'Moins cher ou plus sûr',
  bill: 'Nomenclature et prix',
  recorded: 'Ce qui est enregistré',
  hardware: 'Matériel et site',
  site: 'Puissance, rack et répartition par serveur',
  computed: 'Comment c’est calculé',
  computedParts: 'Charges, conservation, de la vidéo aux disques, pannes, informations, JSON',
  printFor: 'Imprimer pour',
  readers: {
    customer: 'Client',
    sales: 'Ingénieur commercial',
    installer: 'Installateur',
    network: 'Informatique du client',
  },
  withPrices: 'avec prix',
  proposalLink: 'Proposition',
};

/** What to know before a proposal is sold. */
export const TO_KNOW_TEXTS: InLanguage<typeof en.TO_KNOW_TEXTS> = {
  noPrice: (count, lines) =>
    `${counted(count, 'ligne', 'lignes')} sur ${number(lines)} ${wordFor(count, 'n’a', 'n’ont')} pas de prix :`,
  busyGroup: (group, days, asked) =>
    `Avec des scènes animées, ${group} conserve ${counted(days, 'jour', 'jours')} au lieu de ${number(asked)} ; une scène sur dix est plus animée encore.`,
  busyGroups: (groups, days, most) =>
    `Avec des scènes animées, ${counted(groups, 'groupe de caméras', 'groupes de caméras')} ${wordFor(groups, 'conserve', 'conservent')} ${counted(days, 'jour', 'jours')} au lieu de ${number(most)} au plus ; une scène sur dix est plus animée encore.`,
  more: (count) => counted(count, 'autre note', 'autres notes'),
};

/** What each group records, and what that takes. */
export const RECORDED_TEXTS: InLanguage<typeof en.RECORDED_TEXTS> = {
  table: 'Ce qui est enregistré pour chaque groupe',
  columns: {
    group: 'Où',
    cameras: 'Caméras',
    picture: 'Image',
    fps: 'Images par seconde',
    recorded: 'Enregistré',
    kept: 'Conservé',
    storage: 'Vidéo',
    share: 'Part',
  },
  stream: (name) => `aussi : ${name}`,
  fps: ({ continuous, motion }) => {
    if (continuous === null || motion === null) {
      const only = continuous ?? motion;
      return only === null ? '' : number(only);
    }
    return `${number(continuous)}, sur événement ${number(motion)}`;
  },
  groups: (count) => counted(count, 'groupe', 'groupes'),
  more: (count) => counted(count, 'autre groupe', 'autres groupes'),
  groupsOf: (from, to, all) => `Groupes ${number(from)} à ${number(to)} sur ${number(all)}`,
  previous: 'Groupes précédents',
  next: 'Groupes suivants',
  storageOf: (group) => `Vidéo de ${group}`,
  shareOf: (group) => `Part de ${group}`,
  range: 'Scènes calmes à animées :',
  lowEnd: 'Vidéo des scènes calmes',
  to: 'à',
  highEnd: 'Vidéo des scènes animées',
};
