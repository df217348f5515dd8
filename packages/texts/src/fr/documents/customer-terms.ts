import type {
  BasisWords,
  FailureWords,
  IncludedWords,
  ItWords,
  NotIncluded,
} from '../../document-words/customer-terms.ts';
import { OF_STORAGE } from '../words.ts';
import { disksText, rangeText, secondsText, shortList, sparesText } from './customer-parts.ts';

export const basis: BasisWords = {
  rates: ({ calculated, entered, measured, scenes }, { number, counted, list }) => {
    const names = list(scenes.map((name) => `« ${name.toLowerCase()} »`));
    const parts = [
      ...(calculated === 0
        ? []
        : [
            `calculés pour ${counted(calculated, 'caméra', 'caméras')} d’après la résolution, la fréquence d’images et la scène (${names})`,
          ]),
      ...(entered === 0 ? [] : [`saisis pour ${number(entered)}`]),
      `mesurés pour ${measured === 0 ? 'aucune' : number(measured)}`,
    ];
    return `Les débits binaires sont ${list(parts)}.`;
  },
  movement: (percent, formats) => `Du mouvement est compté pendant ${rangeText(percent, formats)} % du temps.`,
  busyAll: 'Avec des scènes exceptionnellement animées, les mêmes disques tiennent tous les jours.',
  busy: ({ days, touched }, formats) => {
    const { counted } = formats;
    const said = `Avec des scènes exceptionnellement animées, les mêmes disques conservent tout jusqu’à ${counted(days, 'jour', 'jours')} ; une scène sur dix est plus animée encore.`;
    if (touched === null) return said;
    const first = touched.first.map((group) => `${group.title} (${counted(group.days, 'jour', 'jours')})`);
    return `${said} Cela ne concerne que ${shortList({ ...touched, first }, formats)}.`;
  },
  capacity: {
    vendor: 'Le stockage est compté comme le comptent les constructeurs.',
    exact: 'Le stockage est compté octet pour octet.',
  },
  noViewers: 'Personne ne regarde pendant l’enregistrement : aucun spectateur n’est compté.',
  viewers: ({ viewers }, { counted }) =>
    `${counted(viewers, 'spectateur simultané', 'spectateurs simultanés')} sur chaque serveur.`,
  evidence: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }, { counted, number }) => {
    const each = `${counted(camerasPerLock, 'caméra', 'caméras')} pendant ${counted(hoursPerLock, 'heure', 'heures')}`;
    return `Protégé comme preuve : ${counted(locksPerMonth, 'protection', 'protections')} par mois, chacune de ${each}, conservation ${number(monthsKept)} mois.`;
  },
  estimated: ({ machine, facts }, { list }) => `Nos estimations pour ${machine} : ${list(facts)}.`,
  rule: ({ name, kind, days, groups, broken }, formats) => {
    const { counted, wordFor } = formats;
    const limit = `${kind === 'min' ? 'au moins' : 'au plus'} ${counted(days, 'jour', 'jours')}`;
    const start = `Règle publiée prise en compte : ${name}, ${limit}`;
    if (broken === null)
      return `${start} ; ${wordFor(groups, 'le groupe la respecte', 'tous les groupes la respectent')}.`;
    const kept = wordFor(broken.first.length + broken.more, 'est conservé', 'sont conservés');
    return `${start} ; ${shortList(broken, formats)} ${kept} ${kind === 'min' ? 'moins longtemps' : 'plus longtemps'}.`;
  },
};

const NOT_LOST =
  'Ce qui était enregistré sur le serveur en panne est inaccessible jusqu’à son retour ; ce n’est pas perdu.';

const SURVIVES = {
  one: 'un disque d’une grappe peut tomber en panne',
  two: 'deux disques d’une grappe peuvent tomber en panne',
  'one-of-pair': 'un disque de chaque paire peut tomber en panne',
};

const TIMES = { hours: 'heures', days: 'jours' };

export const failures: FailureWords = {
  serverWithSpare: ({ spares, seconds, outageDays }, formats) => {
    const repair = `pendant les ${formats.counted(outageDays, 'jour', 'jours')} que peut durer une réparation`;
    return `Un serveur : ${spares === 1 ? 'le' : 'un'} serveur de secours enregistre après ${secondsText(seconds, formats)}, ${repair}. ${NOT_LOST}`;
  },
  serverAllLost: `Un serveur : aucune caméra n’est enregistrée jusqu’à sa réparation. ${NOT_LOST}`,
  serverSomeLost: ({ lost, cameras }, { number, counted, wordFor }) =>
    `Un serveur : ${counted(lost, 'caméra', 'caméras')} sur ${number(cameras)} ${wordFor(lost, 'n’est pas enregistrée', 'ne sont pas enregistrées')} jusqu’à sa réparation. ${NOT_LOST}`,
  disk: ({ storage, survives, rebuild }) => {
    const of = storage === null ? '' : ` ${OF_STORAGE[storage]}`;
    const loss =
      survives === null
        ? 'un disque en panne perd ses enregistrements'
        : `${survives.raid}, ${SURVIVES[survives.disks]} sans perte`;
    const time =
      rebuild === null ? '' : ` ; la reconstruction prend ${rebuild.low} à ${rebuild.high} ${TIMES[rebuild.unit]}`;
    return `Un disque${of} : ${loss}${time}.`;
  },
  noUps: 'Courant : aucun onduleur n’est inclus.',
  ups: ({ minutes }, { counted }) => `Courant : un onduleur prend le relais ${counted(minutes, 'minute', 'minutes')}.`,
};

export const included: IncludedWords = {
  servers: ({ servers, spares, storages }, formats) =>
    `${formats.counted(servers, 'serveur', 'serveurs')} avec ${disksText(storages, formats)}${servers === 1 ? '' : ' chacun'}${sparesText({ servers, spares }, formats)}`,
  counted: {
    'hot-spare': (count, { counted }) => counted(count, 'disque hot spare', 'disques hot spare'),
    shelf: (count, { counted }) => counted(count, 'tiroir de disques', 'tiroirs de disques'),
    'management-server': (count, { counted }) => counted(count, 'serveur de gestion', 'serveurs de gestion'),
    'database-server': (count, { counted }) =>
      counted(count, 'serveur de base de données', 'serveurs de base de données'),
    switch: (count, { counted }) => counted(count, 'switch réseau', 'switchs réseau'),
    cable: (count, { counted }) => counted(count, 'boîte de câble', 'boîtes de câble'),
    workstation: (count, { counted }) => counted(count, 'poste de visualisation', 'postes de visualisation'),
  },
  operatingSystem: 'système d’exploitation des serveurs',
  cameraLicences: (count, { counted }) => counted(count, 'licence de caméra', 'licences de caméra'),
  allElse: 'tout ce qui figure par ailleurs dans les articles',
};

export const notIncluded: Readonly<Record<NotIncluded, string>> = {
  cameras: 'caméras et supports',
  switches: 'switchs réseau',
  cabling: 'câblage',
  laying: 'pose des câbles',
  racks: 'racks',
  workstations: 'postes de visualisation et écrans',
  monitors: 'écrans',
  installation: 'installation et configuration',
  operatingSystem: 'système d’exploitation des serveurs',
  managementServer: 'serveur de gestion',
  sqlServer: 'licence SQL Server',
  ups: 'onduleur',
  spareServer: 'serveur de secours',
  hotSpares: 'disques hot spare',
  vat: 'TVA',
};

export const it: ItWords = {
  network: 'un réseau pour les caméras',
  addresses: (count, { counted }) => `${counted(count, 'adresse', 'adresses')} dans ce réseau`,
  corePorts: (count, { counted }) => `${counted(count, 'port', 'ports')} du switch de cœur de réseau`,
  closets: (count, { counted }) =>
    `place et courant pour les switchs dans ${counted(count, 'local technique', 'locaux techniques')}`,
  timeServer: 'un serveur de temps',
  answers: (count, { counted }) =>
    `les réponses à ${counted(count, 'question', 'questions')} de la fiche de demande réseau`,
};
