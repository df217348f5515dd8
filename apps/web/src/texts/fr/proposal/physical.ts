import type { LicenceKind } from '@site-designer/sizing-engine';
import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/physical.ts';
import type { InLanguage } from '../../in-language.ts';

const CAUTION =
  'Un tiret signifie rien, ou ce que contient une autre ligne. Ce qui n’est pas publié ne compte pas dans les totaux.';

export const PHYSICAL_TEXTS: InLanguage<typeof en.PHYSICAL_TEXTS> = {
  lines: 'Puissance, chaleur et rack de chaque ligne',
  item: 'Article',
  typicalPower: 'Puissance typique',
  greatestPower: 'Puissance maximale',
  heat: 'Chaleur',
  rackUnits: 'Unités de rack',
  energy: 'Énergie par an',
  weight: 'Poids',
  upsRating: 'Puissance de l’onduleur',
  upsEnergy: 'Batterie de l’onduleur',
  upsEnergyFor: (minutes) => `Batterie de l’onduleur pour ${number(minutes)} min`,
  of: (figure, item) => `${figure}, ${item}`,
  withoutHost: (figure) => `${figure}, sans l’hôte`,
  none: '–',
  notPublished: 'non publié',
  unexplained: 'Certains chiffres reposent sur des chiffres supposés : les propositions des études les signalent.',
  caution: `${CAUTION} Caméras, switchs et climatisation ne sont pas comptés.`,
  cautionWithSite: `${CAUTION} Caméras et climatisation ne sont pas comptées. Les switchs sont dans les locaux techniques, sans onduleur.`,
};

export const RACK_TEXTS: InLanguage<typeof en.RACK_TEXTS> = {
  rack: (place, rows) => `Rack ${place}, de bas en haut : ${rows.join(', ')}`,
  title: 'Dans le rack',
  titleAt: (site) => `Dans le rack, ${site}`,
  spare: (designation) => `${designation}, secours`,
  row: (count, designation, units) => `${number(count)} x ${designation}, ${number(units)} U chacun`,
  label: (count, designation) => `${number(count)} x ${designation}`,
  caption: (units) => `De bas en haut, en racks de ${number(units)} U.`,
  notDrawn: (racks) => `${counted(racks, 'autre rack n’est pas dessiné', 'autres racks ne sont pas dessinés')}.`,
  beside: (items) => `Hors rack : ${items.join(', ')}.`,
  unknown: (items) => `Hauteur non publiée : ${items.join(', ')}.`,
};

export const LICENCE_KIND_TEXTS: Readonly<Record<LicenceKind, string>> = {
  base: 'Licence de base',
  device: 'Licence de périphérique',
  'management-database': 'Base de données de gestion',
  'operating-system': 'Système d’exploitation',
};

export const LICENCE_TEXTS: InLanguage<typeof en.LICENCE_TEXTS> = {
  kind: 'Licence',
  quantity: 'Quantité',
  quantityOf: (kind, note) => `Quantité, ${kind}${note === undefined ? '' : `, ${note}`}`,
  note: 'Note',
  caution:
    'Les règles des éditeurs et constructeurs pour les appareils à plusieurs capteurs diffèrent et se contredisent : vérifiez-les auprès d’eux, et réglez d’après elles les licences par caméra d’un tel groupe. Les serveurs de secours ne demandent pas de licences de périphérique.',
};
