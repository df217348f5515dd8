import type { NetworkHow, NetworkQuestions, NetworkWords } from '../../document-words/network.ts';
import { wordFor } from '../grammar.ts';

const how: NetworkHow = {
  ports: ({ groups, more, unfed }, { counted, list, number }) => {
    const named = groups.map(({ cameras, title }) => `${number(cameras)} ${title}`);
    const names = list([...named, ...(more > 0 ? [counted(more, 'autre groupe', 'autres groupes')] : [])]);
    const withoutPoe =
      unfed === 0
        ? ''
        : ` ; ${number(unfed)} sans PoE, avec ${wordFor(unfed, 'sa propre alimentation', 'leur propre alimentation')}`;
    return `un par caméra : ${names}${withoutPoe}`;
  },
  poe: ({ cameras, watts, poeClass }, { number }) => `${number(cameras)} x ${watts} W de classe ${poeClass}`,
  uplinkOfOne: (cameras, { counted }) =>
    cameras === 1
      ? 'débit le plus élevé de sa caméra, un switch'
      : `débits les plus élevés de ses ${counted(cameras, 'caméra', 'caméras')}, un switch`,
  uplinkOfMany: ({ switches, sum }, { counted }) => `${counted(switches, 'switch', 'switchs')} : ${sum}`,
  allCameras: 'débits les plus élevés de toutes les caméras',
  coreUplinks: ({ uplinks, switches, isMost }, { counted, number }) => {
    const each = `${isMost ? 'jusqu’à ' : ''}${counted(uplinks, 'liaison montante', 'liaisons montantes')}`;
    return switches === 1 ? `${each} du switch` : `${each} pour chacun des ${number(switches)} switchs`;
  },
  sharedPath: ({ usePercent, rate }, { number }) =>
    `demandé dans les réglages ; les caméras peuvent en utiliser ${number(usePercent)} % et envoient ${rate} Mbit/s`,
  addresses: ({ cameras, servers, management, sparePercent, spare }, { counted, number }) =>
    `${counted(cameras, 'caméra', 'caméras')} + ${counted(servers, 'serveur', 'serveurs')} + ${number(management)} pour la gestion, et ${number(sparePercent)} % de réserve : ${number(spare)}`,
  otherAddresses: ({ switches, stations }, { counted }) =>
    [
      ...(switches === 0 ? [] : [counted(switches, 'switch', 'switchs')]),
      ...(stations === 0 ? [] : [counted(stations, 'poste de visualisation', 'postes de visualisation')]),
    ].join(' + '),
  closetPower: 'le switch lui-même et ce qu’il alimente, à travers son alimentation',
  closetHeat: 'des switchs seuls : ce que consomment les caméras chauffe les caméras',
  room: (unknown, { list }) =>
    `somme de la nomenclature, sans switchs ni postes de visualisation${unknown.length === 0 ? '' : ` ; non publié pour ${list(unknown)}`}`,
  ups: 'demandé dans les réglages des serveurs ; il n’alimente pas les locaux techniques',
  clock: 'les enregistrements de toutes les caméras demandent une seule horloge',
};

const questions: NetworkQuestions = {
  vlan: {
    question: 'Numéro de VLAN pour les caméras',
    reason: (cameras, { counted }) =>
      `${counted(cameras, 'caméra ne devrait pas partager son réseau', 'caméras ne devraient pas partager leur réseau')} avec d’autres appareils`,
  },
  addressRange: {
    question: 'Plage d’adresses',
    reason: (addresses) =>
      addresses === '' ? 'toutes les caméras dans une même plage' : `${addresses} dans une même plage suffisent`,
  },
  dhcp: {
    question: 'DHCP ou adresses fixes',
    reason: 'une caméra qui change d’adresse est perdue pour le serveur d’enregistrement',
  },
  igmp: {
    question: 'Querier IGMP',
    reason: 'seulement si la vidéo en direct part en multicast ; l’étude n’en compte aucun',
  },
  firewall: {
    question: 'Pare-feu entre réseau des caméras et réseau des serveurs',
    reason: (rate) => `jusqu’à ${rate} le traversent`,
  },
  coreLinks: {
    question: 'Cuivre ou fibre vers le cœur de réseau',
    reason: (ports) =>
      ports === ''
        ? 'les chemins des locaux techniques au cœur de réseau ne sont pas dans l’étude'
        : `${ports} du switch de cœur de réseau : vitesse et longueur des chemins ne sont pas dans l’étude`,
  },
  viewingNetwork: {
    question: 'VLAN des postes de visualisation',
    reason: (rate) => `ils lisent jusqu’à ${rate} sur les serveurs`,
  },
  timeServer: {
    question: 'Adresse du serveur de temps',
    reason: (cameras) =>
      wordFor(
        cameras,
        'la caméra y prend l’heure',
        'les caméras, les serveurs et les postes de visualisation y prennent l’heure',
      ),
  },
  patching: {
    question: 'Qui brasse les switchs et les caméras',
    reason: 'personne n’est nommé dans l’étude',
  },
};

export const network: NetworkWords = {
  title: 'Ce qu’il faut demander au service informatique du client',
  headings: {
    derived: 'Ce qui découle de l’étude',
    what: 'Quoi',
    figure: 'Combien',
    unit: 'Unité',
    how: 'D’où vient le chiffre',
    questions: 'Questions au service informatique',
    question: 'Question',
    reason: 'Pourquoi elle est posée',
    answer: 'Réponse',
    assumptions: 'Numéros près des chiffres',
    site: 'Site',
    whole: 'Projet entier',
    atLeast: 'au moins :',
  },
  summary: ({ lines, questions: asked }, { counted, number }) =>
    `${counted(lines, 'ligne découle', 'lignes découlent')} de l’étude, ${number(asked)} ${wordFor(asked, 'est une question', 'sont des questions')}.`,
  lines: {
    ports: 'Ports pour les caméras',
    poe: 'PoE réservé',
    uplink: 'Liaison montante',
    'servers-rate': 'Vers les serveurs d’enregistrement',
    'core-ports': 'Ports du switch de cœur de réseau',
    'shared-path': 'Chemin commun à tous les locaux techniques',
    'live-view': 'Vue en direct, des serveurs aux postes de visualisation',
    addresses: 'Adresses IP',
    'other-addresses': 'Autres adresses IP',
    'closet-units': 'Unités de rack dans les locaux techniques',
    'closet-power': 'Puissance dans les locaux techniques',
    'closet-heat': 'Chaleur dans les locaux techniques',
    'room-units': 'Unités de rack des serveurs',
    'room-power': 'Puissance des serveurs',
    'room-heat': 'Chaleur des serveurs',
    ups: 'Onduleur des serveurs',
    clock: 'Serveur de temps',
  },
  lineOfCloset: (line, closet) => `${line}, ${closet}`,
  closetWithoutName: 'local technique sans nom',
  units: {
    port: (value) => wordFor(value, 'port', 'ports'),
    address: (value) => wordFor(value, 'adresse', 'adresses'),
    minute: (value) => wordFor(value, 'minute', 'minutes'),
  },
  atLeast: (figure) => `au moins ${figure}`,
  sums: {
    closets: (count, { counted }) => `somme de ${counted(count, 'local technique', 'locaux techniques')}`,
    switchLoads: (count, { counted }) => `somme de ${counted(count, 'charge de switch', 'charges de switch')}`,
    stationKinds: (count, { counted }) => `somme de ${counted(count, 'type de poste', 'types de poste')}`,
    sites: (count, { counted }) => `somme de ${counted(count, 'site', 'sites')}`,
  },
  facts: {
    switchPower: (kind) => `Puissance de ${kind} sans caméras`,
    supplyEfficiency: 'Rendement de l’alimentation d’un switch',
  },
  how,
  questions,
};
