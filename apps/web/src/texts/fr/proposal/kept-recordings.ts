import { counted, list, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/kept-recordings.ts';
import type { InLanguage } from '../../in-language.ts';

function daysText(days: number): string {
  return counted(days, 'jour', 'jours');
}

/** Published rules on how long recordings are kept. */
export const RULE_TEXTS: InLanguage<typeof en.RULE_TEXTS> = {
  title: 'Règles de conservation',
  intro:
    'Lois et normes que ce site doit respecter. La durée de conservation de chaque groupe de caméras est vérifiée d’après les règles que vous choisissez ; aucun chiffre ne change.',
  search: 'Rechercher des règles',
  found: (found, all) => `${counted(found, 'règle', 'règles')} sur ${number(all)}`,
  nothingFound: 'Aucune règle ne contient ces mots.',
  none: 'Ce catalogue n’a pas de règles.',
  chosen: 'Règles choisies',
  nothingChosen: 'Aucune règle n’est choisie.',
  remove: (name) => `Retirer ${name}`,
  was: (before) => `avant : ${before}`,
  noRules: 'aucune règle',
  days: (kind, days) => `${kind === 'min' ? 'au moins' : 'au plus'} ${daysText(days)}`,
  daysAsked: (kind, days) => `${kind === 'min' ? 'Au moins' : 'Au plus'} ${daysText(days)}`,
  named: (name, days) => `${name} : ${days}`,
  source: (source) => `Source : ${source}`,
  broken: (kept, rules) => `Conservé ${daysText(kept)}. ${rules.join(' ')}`,
  asks: (name, days, citation) => `${name} demande ${days} (${citation}).`,
  breaks: (names) => `Enfreint ${list(names)}`,
  groupBreaks: 'enfreint une règle de conservation',
  groupsBreak: (groups) =>
    `${counted(groups, 'groupe de caméras enfreint', 'groupes de caméras enfreignent')} une règle de conservation`,
  show: 'Afficher',
  showNext: 'Afficher la durée suivante qui enfreint une règle',
};

export const FINDING_TEXTS: InLanguage<typeof en.FINDING_TEXTS> = {
  group: 'Groupe de caméras',
  kept: 'Conservé',
  rule: 'Règle',
  asked: 'Demandé',
  citation: 'Référence',
  keptDays: (shortest, longest) =>
    shortest === longest ? daysText(longest) : `${number(shortest)} à ${daysText(longest)}`,
  askedBy: (rule, group) => `${rule}, ${group}`,
  checked: 'Vérifié d’après',
  allKept: 'Chaque groupe de caméras respecte les règles choisies.',
};

export const EVIDENCE_LOCK_TEXTS: InLanguage<typeof en.EVIDENCE_LOCK_TEXTS> = {
  title: 'Protection des preuves',
  reserve: 'Protection des preuves',
  nothing: 'Rien n’est protégé : aucun stockage n’est réservé.',
  incomplete: (missing) => `Rien n’est encore réservé. À régler au-dessus de 0 : ${list(missing)}.`,
  reserved: (tb, range, hours) =>
    `${tb} sont réservés (probablement ${range.join(' à ')}) pour ${counted(hours, 'heure protégée', 'heures protégées')} de caméras isolées, avant majoration.`,
  request: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }) =>
    `${counted(locksPerMonth, 'protection', 'protections')} par mois, ${counted(camerasPerLock, 'caméra', 'caméras')}, ${counted(hoursPerLock, 'heure', 'heures')} chacune, conservation ${number(monthsKept)} mois`,
};

export const EVIDENCE_LOCK_SETTING_TEXTS: InLanguage<typeof en.EVIDENCE_LOCK_SETTING_TEXTS> = {
  locksPerMonth: {
    label: 'Protections par mois',
    help: 'Combien d’incidents par mois sont protégés comme preuves. Les enregistrements protégés survivent à leur durée de conservation et prennent la place des autres ; du stockage leur est donc réservé.',
    unit: 'protections',
  },
  camerasPerLock: {
    label: 'Caméras par protection',
    help: 'Combien de caméras prend chaque protection. On ne sait pas encore lesquelles ; le débit moyen de toutes les caméras compte donc.',
    unit: 'caméras',
  },
  hoursPerLock: {
    label: 'Heures par protection',
    help: 'Durée de l’extrait protégé de chaque caméra. La plus petite unité est un fichier de base de données d’une heure : une partie d’heure protège l’heure entière.',
    unit: 'heures',
  },
  monthsKept: {
    label: 'Mois de conservation',
    help: 'Combien de temps vaut une protection. Ensuite, il se libère chaque mois autant que ce qui est protégé, et la réserve ne grandit plus.',
    unit: 'mois',
  },
};
