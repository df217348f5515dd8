import type { SalesWords } from '../../document-words/sales.ts';
import { capitalized } from '../../basics/grammar.ts';
import { unitText } from '../units.ts';
import { STORAGES } from '../words.ts';
import { stations, switches } from './sales-site.ts';

const STATES: SalesWords['failing']['states'] = {
  normal: 'Aucune panne',
  serverDown: 'Un serveur est en panne',
  serverDownMoved: 'Ses caméras sont déplacées à la main vers les autres',
  serverDownFailover: 'Un secours a pris le relais',
  diskLost: 'Un disque sans redondance est en panne',
  diskRebuild: 'Un disque est tombé en panne et est reconstruit',
};

/** The document of a sales engineer in French. */
export const sales: SalesWords = {
  pages: {
    choices: 'Choix',
    recorded: 'Ce qui est enregistré',
    computed: 'Comment c’est calculé',
    asked: 'Ce qui a été demandé',
  },
  margin: {
    title: 'Marge, pas pour le client',
    columns: { item: 'Article', quantity: 'Quantité', cost: 'Coût', margin: 'Marge', share: 'Du prix' },
    price: ({ currency }) => `Prix, ${currency}`,
    total: 'Total',
    discount: ({ money }) => `La remise de ${money} en est déduite.`,
  },
  alternatives: {
    title: 'Alternatives',
    columns: {
      solution: 'Solution',
      servers: 'Serveurs + secours',
      fill: 'Disques les plus remplis',
      price: 'Prix',
      difference: 'Différence',
    },
    asProposed: ({ hardware }) => `${hardware}, comme proposé`,
    priceOfSome: ({ money, priced, lines }, { number, counted }) =>
      `${money}, ${counted(priced, 'ligne', 'lignes')} sur ${number(lines)}`,
    notKnown: 'inconnue',
    noPrice: ({ item }) => `pas de prix pour ${item}`,
    samePrice: 'identique',
  },
  whatIf: {
    title: 'Et avec',
    columns: {
      question: 'Et avec',
      cameras: 'Caméras',
      hardware: 'Matériel',
      fill: 'Disques les plus remplis',
      price: 'Prix',
    },
    moreCameras: (count, { counted }) => `${counted(count, 'caméra', 'caméras')} de plus`,
    moreDays: (count, { counted }) => `${counted(count, 'jour', 'jours')} de plus`,
    sameHardware: ({ hardware }) => `${hardware}, inchangé`,
    nothingFits: 'aucun matériel ne convient',
  },
  room: {
    title: 'Place sur ce matériel',
    holds: ({ cameras, days }, { counted }) => {
      const most = [
        ...(cameras === null ? [] : [`${counted(cameras, 'caméra', 'caméras')} de plus`]),
        ...(days === null ? [] : [`${counted(days, 'jour', 'jours')} de plus`]),
      ];
      return `Le matériel actuel supporte ${most.join(' ou ')}.`;
    },
  },
  demand: {
    title: 'Besoin',
    columns: { figure: 'Chiffre', expected: 'Attendu', calm: 'Scènes calmes', busy: 'Scènes animées' },
    rows: {
      streams: 'Flux des caméras',
      average: 'Débit de données moyen',
      peak: 'Débit de données de pointe',
      storage: 'Stockage',
      locked: 'Protégé comme preuve',
    },
  },
  byGroup: {
    title: 'Stockage par groupe de caméras',
    columns: { group: 'Groupe', storage: 'Stockage', share: 'Part' },
    moreGroups: (count, { counted }) => counted(count, 'autre groupe', 'autres groupes'),
  },
  loads: {
    title: 'Le serveur le plus chargé face à chaque limite',
    columns: { limit: 'Limite', load: 'Charge', allowed: 'Autorisé', share: 'Part' },
  },
  retention: {
    title: 'Conservation',
    reach: ({ unit, asked, likely, low, high, room }, { number, counted }) => {
      const text = (value: number): string =>
        unit === 'days' ? counted(value, 'jour', 'jours') : `${number(value)} %`;
      const of = unit === 'days' ? '' : ' de la durée de conservation de chaque groupe';
      return `Demandé : ${text(asked)}${of}. Les disques tiennent ${room} de vidéo : ${text(likely)} comme attendu, ${text(low)} avec des scènes animées, ${text(high)} avec des scènes calmes.`;
    },
  },
  ledger: { title: 'De la vidéo aux disques', columns: { step: 'Étape', factor: 'Facteur', after: 'Ensuite' } },
  failing: {
    title: 'En cas de panne',
    columns: {
      state: 'État',
      lost: 'Caméras non enregistrées',
      load: 'Charge',
      storage: 'Stockage',
      keeps: 'Conserve',
      verdict: 'Verdict',
    },
    gap: ({ low, high }, { number, counted }) =>
      `Un secours enregistre après ${number(low)} à ${counted(high, 'seconde', 'secondes')}.`,
    states: STATES,
    ofStorage: ({ state, storage }) => `${STATES[state]}, ${STORAGES[storage]}`,
    kept: ({ days }) => `${days.join(', ')} ${days.join() === '1' ? 'jour' : 'jours'}`,
    keptOf: ({ kept, asked }) => `${kept} sur ${asked}`,
    outage: (days, { counted }) => `panne de ${counted(days, 'jour', 'jours')}`,
    over: ({ limits }) => `dépassement : ${limits.join(', ')}`,
    notAllRecorded: 'enregistrement incomplet',
    holds: 'tient',
  },
  disks: {
    title: 'Disques et reconstructions',
    columns: {
      of: 'Disques de',
      disks: 'Disques',
      failures: 'Pannes par an',
      rebuild: 'Reconstruction',
      fails: 'Reconstruction échouée',
      workload: 'Charge d’un disque par an',
    },
    storages: { live: capitalized(STORAGES.live), archive: capitalized(STORAGES.archive) },
    noRebuild: 'aucune',
    rebuild: ({ low, high }, { number, counted }) => `${number(low)} à ${counted(high, 'heure', 'heures')}`,
    certain: 'certain',
  },
  place: { title: 'Puissance et encombrement', watts: (watts, { number }) => `${number(watts)} W typiques` },
  switches,
  stations,
  motion: {
    title: 'Détection de mouvement sur le serveur le plus chargé',
    load: ({ rate, of }) => {
      const share =
        of === null
          ? ' : ce que peut le serveur n’est pas publié'
          : ` sur ${of.capacity} Mpx/s, ${of.percent} % (supposé)`;
      return `${rate} Mpx/s${share}. Elle ne décide jamais du nombre de serveurs.`;
    },
  },
  settings: {
    title: 'Réglages qui ne sont pas habituels',
    columns: { setting: 'Réglage', asked: 'Demandé', usual: 'Habituel' },
    usualTitle: 'Réglages',
    allUsual: ({ hasSwitches, hasStations }) => {
      const planned = [...(hasSwitches ? ['switchs'] : []), ...(hasStations ? ['postes de visualisation'] : [])];
      const besides = planned.length === 0 ? '' : ` ; sont prévus en outre : ${planned.join(' et ')}`;
      return `Tous les réglages sont les réglages habituels${besides}.`;
    },
    yes: 'oui',
    no: 'non',
    counted: ({ count, unit }, { number }) => `${number(count)} ${unitText(unit, count)}`,
  },
  versions: {
    title: 'Versions',
    text: ({ engine, catalogue, model }) => `Moteur ${engine}, catalogue ${catalogue}, modèle ${model}.`,
  },
};
