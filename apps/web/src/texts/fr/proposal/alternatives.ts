import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/alternatives.ts';
import type { InLanguage } from '../../in-language.ts';

const STORAGES: Readonly<Record<'live' | 'archive', string>> = { live: 'base live', archive: 'archive' };

export const ALTERNATIVE_TEXTS: InLanguage<typeof en.ALTERNATIVE_TEXTS> = {
  table: 'Alternatives à cette proposition',
  columns: {
    title: 'Solution',
    servers: 'Serveurs + secours',
    disks: 'Disques d’un serveur',
    fill: 'Rempli',
    price: 'Prix',
    difference: 'Différence',
    actions: 'Reprendre',
  },
  fillOf: (storage) => (storage === undefined ? 'Rempli' : `Rempli, ${STORAGES[storage]}`),
  present: 'Cette proposition',
  recording: 'Serveurs d’enregistrement',
  spares: 'Serveurs de secours',
  figure: (column, title) => `${column} : ${title}`,
  storage: ({ storage, raidType, disks, diskSize, arrays }, isOfSeveral) => {
    const parts = arrays.length > 1 ? ` en grappes de ${arrays.join(' + ')}` : '';
    const role = isOfSeveral ? `${STORAGES[storage]} : ` : '';
    return `${role}${disks} × ${diskSize} TB, ${raidType}${parts}`;
  },
  forLines: (priced, lines) => `pour ${counted(priced, 'ligne', 'lignes')} sur ${number(lines)}`,
  costsMore: (money, percent) => `${money} de plus (${percent})`,
  costsLess: (money, percent) => `${money} de moins (${percent})`,
  costsTheSame: 'même prix',
  priceUnknown: 'Il manque des prix',
  legend: 'Prix du matériel et des licences, avant lignes propres, remise et TVA.',
  more: (count) => counted(count, 'autre solution', 'autres solutions'),
  compare: 'Comparer',
  compareWith: (title) => `Comparer à ${title}`,
  use: 'Utiliser',
  useLabel: (title) => `Utiliser ${title}`,
  settings: 'Réglages qui changent',
  toKnow: 'À savoir avant de commander',
  none: 'aucun',
  noPrice: 'Sans prix',
  notApplicable: 'Aucun réglage ne la donne.',
  noChanges: 'Les réglages des serveurs sont déjà ceux de cette alternative.',
  change: (label, before, after) => `${label} : ${before} → ${after}`,
};
