import type { AcceptanceWords, CameraWords, HandoverWords, PlanWords } from '../../document-words/installer-parts.ts';

export const cameras: CameraWords = {
  groups: (groups, { counted }) => counted(groups, 'groupe', 'groupes'),
  lens: (number) => `objectif ${number}`,
  constant: 'Continu',
  event: 'Événement',
  speedupBase: 'Speedup, base',
  speedupOnEvents: 'Speedup, sur événement',
  hoursADay: ({ mode, hours }, { number }) => `${mode}, ${number(hours)} h par jour`,
  whichServer:
    'Les caméras sont celles de chaque serveur nommé. Speedup a deux lignes : en permanence, et pendant que quelque chose bouge.',
  plannedRate:
    'Les kbit/s prévus sont le débit que compte l’étude. Comme limite dans la caméra, ils garantissent les jours, au prix de la qualité d’image dans les scènes animées.',
  rates: ({ calculated, measured, entered }, { counted, list }) => {
    const parts = [
      [calculated, 'calculé', 'calculés'],
      [measured, 'mesuré', 'mesurés'],
      [entered, 'saisi', 'saisis'],
    ] as const;
    const told = parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
    return `Débits prévus : ${list(told)}.`;
  },
  scene: (values) => `Scène : ${values}.`,
  motion: (values) => `Le mouvement est détecté par la caméra. Part du temps comptée : ${values}.`,
  valueIn: ({ value, groups }, { list }) => `${value} pour ${list(groups)}`,
  besides: ({ group, audioKbps, metadataKbps }, { list, number }) => {
    const kinds = [
      ...(audioKbps > 0 ? [`son de ${number(audioKbps)} kbit/s`] : []),
      ...(metadataKbps > 0 ? [`métadonnées de ${number(metadataKbps)} kbit/s`] : []),
    ];
    return `${group} : ${list(kinds)} en plus du débit prévu.`;
  },
  naming: (first, last) => `Noms : groupe et numéro, de « ${first} » à « ${last} ».`,
  tooManyServers:
    'Plus de 200 serveurs diffèrent entre eux : la liste des appareils de l’étude nomme le serveur de chaque groupe.',
};

export const plan: PlanWords = {
  noSwitch: 'aucun ne peut recevoir ses caméras',
  ownSupply: 'alimentation propre',
  poeClass: (id) => `classe ${id}`,
  used: ({ cameras: count, ports, reserved, budget, rate }, { counted, number }) => {
    const used = counted(count, 'port utilisé', 'ports utilisés');
    return `${used}${ports === null ? '' : ` sur ${number(ports)}`}, ${reserved} réservés${budget === null ? '' : ` sur ${budget}`}, jusqu’à ${rate}`;
  },
  longest: ({ length, placed }, { counted }) =>
    `jusqu’à ${length}${placed === null ? '' : `, ${counted(placed, 'placée', 'placées')}`}`,
  noLength: 'Aucune longueur n’est connue.',
  cableSum: ({ length, boxes, box, unknownCameras }, { counted }) => {
    const unknown =
      unknownCameras === 0
        ? ''
        : ` ${counted(unknownCameras, 'caméra de longueur inconnue n’est pas comptée', 'caméras de longueur inconnue ne sont pas comptées')}.`;
    return `${length} en tout : au moins ${counted(boxes, 'boîte', 'boîtes')} de ${box}, car un tirage ne peut pas être raccordé à partir de deux boîtes.${unknown}`;
  },
  byGroup: 'Une caméra est désignée par son groupe et son numéro dans celui-ci.',
  byLabel:
    'Une caméra est désignée par son repère sur le plan d’étage ; celle qui n’est sur aucun plan, par son groupe et son numéro dans celui-ci.',
  vlan: 'Le VLAN est à compléter par qui gère le réseau.',
  tooLong: ({ group, length, allowed }) =>
    `${group} : câbles de ${length}, ${allowed} sont autorisés. Il faut un switch plus proche, de la fibre ou un prolongateur.`,
  station: ({ quantity, card, monitors, size, columns, rows, linkMbit }, { counted, number }) =>
    [
      `${number(quantity)} x ${card ?? 'sans carte graphique'}`,
      `${counted(monitors, 'écran', 'écrans')} de ${size}`,
      `${number(columns)} x ${number(rows)} vignettes chacun`,
      `port réseau de ${number(linkMbit)} Mbit/s`,
    ].join(' ; '),
};

const checks: AcceptanceWords = {
  ports: 'Caméras sur les ports du plan',
  recording: 'Caméras qui enregistrent',
  growth: (servers, isEach) => `Croissance des disques de ${servers} en un jour${isEach ? ', chacun' : ''}`,
  highestRate: (servers, isEach) => `Débit entrant maximal sur ${servers}${isEach ? ', chacun' : ''}`,
  switchedOff: (server) => `${server} éteint : l’enregistrement reprend`,
  within: (seconds, { number }) => `en ${number(seconds)} s`,
  backOn: (server) => `${server} rallumé : les anciens enregistrements sont accessibles`,
  yes: 'oui',
  mainsOff: 'Coupure du secteur : les serveurs restent allumés',
  asBuilt: 'Au jour 7 : récolement avec le rapport des caméras',
  noneOver: 'aucun groupe au-dessus de son débit prévu',
};

export const handover: HandoverWords = {
  kind: 'Type',
  noSpare: 'sans secours',
  noSpareLost: ({ lost, cameras: all }, { counted, number }) => {
    const told = `${counted(lost, 'caméra', 'caméras')}${lost === all ? '' : ` sur ${number(all)}`}`;
    return `sans secours : ${told} ${lost === 1 ? 'n’est pas enregistrée' : 'ne sont pas enregistrées'} pendant la panne d’un serveur`;
  },
  untilItRecords: 'Temps avant qu’il enregistre',
  gap: ({ low, high }, { number }) => (low === high ? `${number(high)} s` : `${number(low)} à ${number(high)} s`),
  daysCovered: 'Jours à couvrir',
  hotSpares: 'Disques hot spare',
  hotSparesIn: (disks, { counted }) => `${counted(disks, 'disque', 'disques')} dans chaque serveur d’enregistrement`,
  lock: 'Protection des preuves',
  noLock: 'non demandée',
  locks: ({ perMonth, cameras: each, hours, months, reserved }, { counted, number }) =>
    `${counted(perMonth, 'protection', 'protections')} par mois de ${counted(each, 'caméra', 'caméras')} pendant ${counted(hours, 'heure', 'heures')}, conservation ${number(months)} mois : ${reserved} réservés`,
  rules: 'Règles de conservation',
  noRules: 'non demandées',
  rule: ({ name, kind, days, brokenBy }, { counted, list }) => {
    const bound = `${name} : ${kind === 'min' ? 'au moins' : 'au plus'} ${counted(days, 'jour', 'jours')}`;
    return brokenBy.length === 0 ? bound : `${bound}, non respecté par ${list(brokenBy)}`;
  },
  checks,
};
