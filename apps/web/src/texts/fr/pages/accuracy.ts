import { unitText } from '@site-designer/texts';
import { counted, number } from '@site-designer/texts/fr/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/pages/accuracy.ts';
import type { InLanguage } from '../../in-language.ts';

export const ACCURACY_TEXTS: InLanguage<typeof en.ACCURACY_TEXTS> = {
  title: 'Quelle confiance accorder aux chiffres',
  model: 'Comment les chiffres sont calculés (en anglais)',
  long: (title, rows) => `${title} (${counted(rows, 'ligne', 'lignes')})`,
  picture: (streams, within) =>
    `Débits binaires publiés et prédits de ${numberText(streams)} flux, les uns et les autres de 10 kbit/s à 100 Mbit/s sur des échelles logarithmiques. ${within} sont dans l’intervalle autour de la diagonale ; les tableaux contiennent chacun d’eux.`,
  axes: { predicted: 'prédit, bit/s', published: 'publié, bit/s' },
  range: (from, to) => `${from} à ${to}`,
  sizes: {
    below: (megapixels) => `moins de ${megapixels} MP`,
    between: (from, to) => `${from} à ${to} MP`,
    all: 'tous',
  },
  within: { yes: 'oui', above: 'au-dessus', below: 'au-dessous' },
  wrong: (note) => `imprimé à tort : ${note}`,
  ups: (va) => `Onduleur de ${va} VA`,
  managementServer: (level) => `Serveur de gestion, ${level}`,
  fact: ({ field, value, count, unit }) => `${field} : ${unit === '' ? value : `${value} ${unitText(unit, count)}`}`,
  ours: 'notre hypothèse ; voir le modèle',
  columns: {
    codec: 'Codec',
    picture: 'Image',
    points: 'Points',
    sources: 'Sources',
    within: 'Dans l’intervalle',
    mean: 'Moyenne',
    median: 'Médiane',
    meanBySource: 'Moyenne, chaque source une fois',
    source: 'Source',
    kind: 'Ce qu’elle imprime',
    fps: 'Images par seconde',
    scene: 'Scène ou qualité imprimée',
    publishedRate: 'Publié, kbit/s',
    predictedRate: 'Prédit, kbit/s',
    rangeOfRate: 'Intervalle, kbit/s',
    isWithin: 'Dans l’intervalle',
    complexity: 'Complexité',
    vendorRate: 'Constructeur, kbit/s',
    error: 'Erreur',
    of: 'De quoi',
    printed: 'Imprimé',
    computed: 'Calculé',
    unit: 'Unité',
    note: 'Remarque',
    published: 'Publié',
    here: 'Ici',
    entry: 'De quoi',
    facts: 'Données',
    why: 'Pourquoi',
  },
  tables: {
    byCodecAndSize: 'Publié / prédit par codec et par taille',
    bySource: 'Publié / prédit par source',
    readings: 'Relevés sur le calculateur d’un constructeur',
    proposal: 'Proposition imprimée d’un constructeur',
    storage: 'Stockage',
    raid: 'RAID',
    makers: 'Tableaux de constructeurs',
    others: 'Autres chiffres publiés',
    assumed: 'Données supposées',
    points: 'Tous les débits publiés',
  },
  short: {
    title: 'En bref',
    fit: ({ points, sources, within, withinBySource, range, mjpeg }) =>
      `${numberText(points)} débits binaires que publient ${numberText(sources)} sources sont comparés à ce que donne le calcul pour le même flux. ${within} d’entre eux sont dans leur intervalle ; si chaque source compte une fois, ${withinBySource}. L’intervalle va de ${range.low} à ${range.high} fois le chiffre, pour MJPEG de ${mjpeg.low} à ${mjpeg.high} fois. Il a été tiré de ces points : ils montrent à quel point il leur convient, non qu’il vaut pour vos scènes.`,
    advice:
      'Les débits binaires sont la partie incertaine. Ce qui en découle est de l’arithmétique : le stockage, le RAID et toute une proposition imprimée se retrouvent tels qu’imprimés, à l’arrondi près. Là où cela compte, mesurez un débit sur la caméra et saisissez-le : son intervalle est de 10 % de part et d’autre, moins après un jour ou une semaine de mesure.',
  },
  compared: {
    title: 'Prédit et publié',
    text: 'Chaque marque est un débit publié. Sur la ligne, publication et prédiction coïncident ; la bande est l’intervalle des codecs dont les images s’appuient les unes sur les autres.',
  },
  bias: {
    title: 'Où le modèle est trop haut, et où il est trop bas',
    text: 'De 2 à 6 MP, le modèle surestime, ce qui est le côté prudent. Un exposant de la surface inférieur à 1 comblerait cet écart mais s’éloignerait des relevés sur le calculateur du constructeur : il reste donc à 1. Au-dessous de 0,5 MP, il est plus bas que les tableaux : ceux-ci impriment des paliers ronds, par exemple 500 kbit/s pour les plus petits flux d’une source.',
    ofSize: ({ size, points, mean, median, bySource }) =>
      `${size} : les débits publiés sont en moyenne ${mean.percent} ${mean.isBelow ? 'au-dessous' : 'au-dessus'} de la prédiction (${numberText(points)} points) ; en médiane ${median.percent} ${median.isBelow ? 'au-dessous' : 'au-dessus'} ; si chaque source compte une fois, ${bySource.percent} ${bySource.isBelow ? 'au-dessous' : 'au-dessus'}`,
  },
  calculator: {
    title: 'Le calculateur d’un constructeur',
    text: (error) =>
      `La première ligne est le flux sur lequel le modèle est ancré. Les autres ont été relevées sur le calculateur par un tiers ; la plus grande erreur est de ${error}.`,
  },
  printed: {
    title: 'Chiffres imprimés',
    text: 'Ceux-ci se retrouvent à l’arrondi d’impression près, dans les unités propres à la page : les pages mélangent librement 1000 et 1024. Ceux qui sont imprimés à tort ne se retrouvent pas.',
  },
  others: {
    title: 'Autres chiffres publiés',
    text: 'Ce qui est publié, à côté de ce qui sert au calcul ou en résulte ici. Un onduleur de 1500 VA contient moins d’énergie qu’il n’est compté ici, les plus grands en contiennent plus.',
  },
  assumed: {
    title: 'Ce qui est supposé',
    text: 'Aucune fiche technique ni mesure ne donne ces valeurs. Chaque chiffre qui repose sur l’une d’elles est marqué, son explication le dit, et aucune n’est présentée comme la limite d’un constructeur. Un catalogue propre les remplace.',
  },
  open: {
    title: 'Ce que cela ne couvre pas',
    larger: (size) =>
      `Images au-dessus de ${size} : aucun débit publié d’une image plus grande n’a été trouvé, 4K et 8K découlent de la surface`,
    faster: (fps, from, to) =>
      `Fréquences d’images au-dessus de ${fps} par seconde ; hors de ${from} à ${to}, la loi est une extrapolation, et l’étude le dit`,
    slower: (fps, points, source) =>
      `Les fréquences d’images au-dessous de ${fps} par seconde reposent sur ${numberText(points)} points d’une seule source : ${source}`,
    smart: (codecs) => `${codecs.join(' et ')} : leur économie est publiée, leurs débits non`,
    h265: (points, ofCalculator) =>
      `H.265 repose sur ${numberText(points)} points, dont ${numberText(ofCalculator)} d’un même calculateur`,
    scenes:
      'Nuit, pluie, bruit et objectifs : aucune source ne les indique. Une scène est un des cinq échelons, choisi à la main',
    shares: 'Les parts de mouvement, de son et de métadonnées sont celles qui ont été saisies',
    fixed: 'Caméras à débit binaire fixe : saisissez ce débit',
    withoutCodec: (rates) => `Débits publiés sans indication de codec : ${numberText(rates)}`,
    unclear:
      'Chiffres imprimés qui ne disent pas d’où ils viennent : une moyenne sans son débit, un préréglage sans son débit binaire',
    machines: 'Processeurs et disques au travail : les limites des serveurs et des appliances n’ont pas été mesurées',
  },
  all: {
    title: 'Tous les points',
    text: 'Les sources ont des noms courts ; MSD est le calculateur du constructeur. Une scène imprimée a l’échelon de complexité qui lui convient le mieux.',
  },
};

export const PRINTED_FIGURES: InLanguage<typeof en.PRINTED_FIGURES> = {
  recording: ({ cameras, kbps, hoursPerDay, days, motionPercent }) =>
    `${number(cameras)} x ${number(kbps)} kbit/s, ${number(hoursPerDay)} h par jour, ${counted(days, 'jour', 'jours')}${motionPercent === 100 ? '' : `, ${number(motionPercent)} % de mouvement`}`,
  capacity: ({ raid, disks, diskTb }) => `${raid}, ${number(disks)} x ${number(diskTb)} TB`,
  operations: ({ raid, reads, writes }) =>
    `${raid}, ${counted(reads, 'lecture', 'lectures')}, ${counted(writes, 'écriture', 'écritures')}`,
  channel: ({ kbps, tb }) => `un canal de ${number(kbps)} kbit/s sur ${number(tb)} TB`,
  'all-streams': ({ kbps }) => `tous les flux d’une caméra, ${number(kbps)} kbit/s, sur 1 TB`,
  hour: ({ kbps }) => `une heure de ${number(kbps)} kbit/s`,
  mjpeg: () => 'MJPEG de 13 KB x 5/s et 13 KB x 15/s pendant 8 h, 40 KB x 15/s pendant 12 h, 30 jours',
  proposal: () => '2041, 2413, 2950 et 3459 kbit/s, 70 % de mouvement, 30 jours',
  'formatted-disk': () => 'HE150D-4TB, formatée',
  'disk-fill': () => 'remplissage de son disque',
};

export const OTHER_FIGURES: InLanguage<typeof en.OTHER_FIGURES> = {
  mpeg4: 'MPEG-4, par rapport à H.264',
  'h264-smart-still': 'H.264 smart sans mouvement, par rapport à H.264',
  'h264-smart-motion': 'H.264 smart en mouvement constant, par rapport à H.264',
  'h265-smart-still': 'H.265 smart sans mouvement, par rapport à H.265',
  'low-frame-rates': 'exposant de la fréquence d’images au-dessous de 5 par seconde',
  'cameras-per-vcpu': 'caméras sur 1, 2 et 4 vCPU',
  'read-error-14': 'erreur de lecture en lisant 6 TB, 1 sur 10^14 bits',
  'read-error-15': 'erreur de lecture en lisant 6 TB, 1 sur 10^15 bits',
  'rebuild-22': 'reconstruction de 22 TB à 150 MB/s',
  'rebuild-16': 'reconstruction de 16 TB à 30 MB/s',
  shelf: 'tiroir de douze disques 7.2k',
  ups: 'onduleur pour 2750 W sans majoration',
  'battery-1500': 'batterie d’un onduleur de 1500 VA',
  'battery-2200': 'batterie d’un onduleur de 2200 VA',
  'battery-3000': 'batterie d’un onduleur de 3000 VA',
};
