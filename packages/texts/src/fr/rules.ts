import type { FullestServer, RuleSayings, StorageRequirement } from '@site-designer/sizing-engine';
import { FEWEST_DIGITS, printedNumber } from '@site-designer/sizing-engine/explanations';
import type { Sentences } from '../language/language.ts';
import { counted, list, number } from './grammar.ts';
import { diskLayout } from './hardware.ts';
import { LIMITS } from './words.ts';

const REQUIREMENTS: Readonly<Record<StorageRequirement, string>> = {
  capacity: 'capacité',
  operations: 'opérations disque',
  speed: 'vitesse de transfert',
};

/** Rules of choices, what was chosen, and what a search found; each as a part of a sentence. */
export const rules: Sentences<RuleSayings> = {
  'rule.all-of-limit': () => 'ce qui est demandé prend la totalité d’une limite dont il ne reste rien',
  'rule.appliance': () =>
    'le moins de serveurs, puis le plus petit modèle, puis la plus petite capacité nominale, puis le RAID qui survit à plus de disques en panne',
  'rule.appliance-nameplate': () => 'capacité nominale des disques d’une appliance',
  'rule.battery': () => 'énergie qui manque aux batteries de l’onduleur',
  'rule.every-camera-recorded': () => 'chaque caméra est enregistrée',
  'rule.fewest-servers': () =>
    'le moins de serveurs, à partir du nombre que les totaux laissent possible, entre lesquels les caméras peuvent être réparties sans dépasser aucune limite',
  'rule.kept-by-age': () =>
    'suppression selon l’âge : un stockage qui n’est pas plein conserve chaque enregistrement pendant ses jours',
  'rule.finer-resolution': () => 'la résolution ayant le moins de pixels qui donne le niveau à cette distance',
  'rule.layout': () =>
    'le moins de disques, puis la plus petite capacité nominale, puis le RAID qui survit à plus de disques en panne',
  'rule.layout-of-capacity': () => 'la disposition que demande la capacité seule',
  'rule.machine-type': () => 'le plus petit type de machine qui ne demande pas plus de serveurs qu’aucun autre',
  'rule.asked-of-limit': ({ limit, fullest }) => `${LIMITS[limit]}, ${fullestText(fullest)}`,
  'rule.no-failover': () => 'l’étude n’a pas de basculement',
  'rule.no-server-left': () => 'il ne reste aucun serveur d’enregistrement',
  'rule.one-more-spare': () => 'un serveur de secours de plus que n’en a l’étude',
  'rule.spare-takes-over': () => 'un serveur de secours prend le relais d’un serveur en panne',
  'rule.ups': () => 'la plus petite taille avec assez de puissance et d’énergie, sinon la plus grande',

  'found.switches': () => found('switchs entre lesquels les caméras peuvent être réparties'),
  'found.switches-alike': () => found('switchs avec les mêmes caméras'),
  'found.pictures': () => found('somme sur les images que le poste affiche'),
  'found.most-pictures': () => found('images que le poste peut afficher, les plus lourdes d’abord'),
  'found.motion-work': () => found('somme sur les images des caméras du serveur'),
  'found.alone-days': () => found('jours possibles pour ce groupe seul dans les deux archives'),
  'found.alternative-cameras': () => found('caméras du serveur le plus chargé de l’alternative'),
  'found.alternative-disk-size': () => found('taille de disque de l’alternative'),
  'found.alternative-disks': () => found('disques d’un serveur de l’alternative'),
  'found.alternative-nameplate': () => found('capacité nominale de l’alternative'),
  'found.alternative-servers': () => found('serveurs de l’alternative'),
  'found.alternative-storage': () => found('stockage du serveur le plus chargé de l’alternative'),
  'found.asked-of-limit': ({ limit }) => found(LIMITS[limit]),
  'found.busy-days': () => found('jours après lesquels des scènes animées remplissent le stockage'),
  'found.client-rate': ({ fullest }) => found(`débit de données des clients, ${fullestText(fullest)}`),
  'found.dealt-cameras': () => found('caméras attribuées au serveur'),
  'found.fill-days': () => found('jours en lesquels les deux archives se remplissent sans suppression'),
  'found.fits': ({ quantity }, { say }) =>
    found(`plus grande augmentation sur le même matériel : ${say({ say: 'headroom.quantity', quantity })}`),
  'found.full-after': () => found('jours après lesquels les deux archives sont pleines'),
  'found.groomed-share': () => found('plus grande part du débit de pointe que la seconde archive garde d’un flux'),
  'found.held-share': () => found('part de chaque durée que les disques tiennent dans les deux archives'),
  'found.least-servers': () => found('serveurs avec lesquels la moyenne de chaque chiffre respecte sa limite'),
  'found.longest-outage': () => found('panne la plus longue que tient une disposition des disques, en heures'),
  'found.most-cameras': () => found('caméras du serveur qui en a le plus'),
  'found.room': () => found('caméras de plus du groupe que le matériel supporte'),
  'found.servers-alike': () => found('serveurs avec les mêmes caméras'),
  'found.smallest-change': ({ quantity }, { say }) =>
    found(`plus petit changement qui change le matériel : ${say({ say: 'headroom.quantity', quantity })}`),
  'found.times-together': () => found('facteur d’allongement possible de chaque durée dans les deux archives'),

  'chosen.amount': ({ value, unit }, { language }) =>
    `${number(printedNumber(value, FEWEST_DIGITS))} ${language.unit(unit, value)}`.trim(),
  'chosen.load': ({ value, unit }, { figure, language }) => figure(value, language.unit(unit, value)),
  'chosen.layout': ({ disks, diskTb, raid, decidedBy }) => {
    const layout = `${number(disks)} x ${number(diskTb)} TB, ${raid}`;
    const reasons = list(decidedBy.map((each) => REQUIREMENTS[each]));
    return reasons === '' ? layout : `${layout}, déterminé par ${reasons}`;
  },
  'chosen.disks': diskLayout,
  'chosen.ups': ({ va }) => `${number(va)} VA`,
};

function found(what: string): string {
  return `${what} (trouvé par la recherche)`;
}

function fullestText(fullest: FullestServer): string {
  if (typeof fullest === 'number') return `le plus chargé de ${counted(fullest, 'serveur', 'serveurs')}`;
  return `le plus chargé ${FULLEST[fullest]}`;
}

const FULLEST: Readonly<Record<Exclude<FullestServer, number>, string>> = {
  'present-after': 'des serveurs actuels après le changement',
  'smaller-before': 'des serveurs plus petits un palier avant',
  'smaller-after': 'des serveurs plus petits après le changement',
};
