import type { CustomerWords, MachineFigures, PriceFigures } from '../../document-words/customer.ts';
import type { Told } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';
import { namesText } from '../../basics/grammar.ts';
import { SEMICOLON } from '../grammar.ts';
import { basis, failures, included, it, notIncluded } from './customer-terms.ts';
import { disksText, rangeText, secondsText, sparesText } from './customer-parts.ts';

/** The document that a customer gets in French. */
export const customer: CustomerWords = {
  title: (name) => `Enregistrement vidéo pour ${name}`,
  get: {
    servers: ({ servers, spares, machine, isManaged }, formats) => {
      const strong = `${machineText(machine, formats)}${servers === 1 ? '' : ' chacun'}`;
      const management = isManaged ? ', et un serveur de gestion' : '';
      const counted = formats.counted(servers, 'serveur d’enregistrement', 'serveurs d’enregistrement');
      return { sentence: `${counted} ${strong}${sparesText({ servers, spares }, formats)}${management}.`, strong };
    },
    keeping: ({ cameras, days, isOneServer }, { counted }) => {
      const strong = counted(cameras, 'caméra', 'caméras');
      const [records, keeps] = isOneServer ? ['Il enregistre', 'conserve'] : ['Ils enregistrent', 'conservent'];
      const long = days === null ? 'pendant les durées du tableau' : `pendant ${counted(days, 'jour', 'jours')}`;
      return { sentence: `${records} ${strong} et ${keeps} les enregistrements ${long}.`, strong };
    },
    spare: ({ spares, seconds }, formats) => {
      const strong = secondsText(seconds, formats);
      return {
        sentence: `Si un serveur tombe en panne, ${spares === 1 ? 'le' : 'un'} serveur de secours prend le relais après ${strong}.`,
        strong,
      };
    },
    allLost: 'Si le serveur tombe en panne, aucune caméra n’est enregistrée jusqu’à sa réparation.',
    someLost: ({ lost, cameras }, { number, counted, wordFor }) => {
      const strong = `${counted(lost, 'caméra', 'caméras')} sur ${number(cameras)}`;
      const verb = wordFor(lost, 'n’est pas enregistrée', 'ne sont pas enregistrées');
      return { sentence: `Si un serveur tombe en panne, ${strong} ${verb} jusqu’à sa réparation.`, strong };
    },
    price: priceText,
  },
  promises: {
    groups: ({ first, more }, { counted }) =>
      [...first, ...(more > 0 ? [counted(more, 'autre groupe', 'autres groupes')] : [])].join(', '),
    stream: (number) => `Flux ${number}`,
    recordedOnEvents: ({ hoursPerDay }, { number }) => `sur événement, ${number(hoursPerDay)} h par jour`,
    recorded: ({ hoursPerDay, isFasterOnEvents }, { number }) =>
      `${hoursPerDay === 24 ? 'toujours' : `${number(hoursPerDay)} h par jour`}${isFasterOnEvents ? ', plus rapide sur événement' : ''}`,
    note: (movement, formats) =>
      `« Sur événement » signifie qu’une caméra enregistre pendant que quelque chose bouge ; nous avons tablé sur du mouvement pendant ${rangeText(movement, formats)} % du temps.`,
  },
  items: {
    name: ({ name, disks, spare }) => {
      const layout = disks.map(({ quantity, designation }) => `${quantity} x ${designation}`).join(' et ');
      const whole = [name, layout].filter((part) => part !== '').join(' avec ');
      if (spare === null) return whole;
      return spare === 'server' ? `${whole}, secours` : `${whole}, disque hot spare`;
    },
    uses: {
      'hot-spare': 'Prend la place d’un disque en panne',
      shelf: 'Contient les disques',
      'management-server': 'Gère le système',
      'database-server': 'Contient la base de données du système',
      battery: 'Prolonge l’autonomie sans secteur',
      switch: 'Raccorde et alimente les caméras',
      cable: 'Des caméras aux switchs, au minimum',
      workstation: 'Affiche les caméras',
    },
    recordingServer: ({ isOneServer }) =>
      isOneServer ? 'Enregistre toutes les caméras' : 'Enregistrent toutes les caméras',
    spareServer: ({ isOneServer }) => `Prend le relais si ${isOneServer ? 'le' : 'un'} serveur tombe en panne`,
    baseLicence: 'Une fois pour le système',
    deviceLicence: 'Pour les caméras',
    ups: ({ minutes }, { counted }) => `${counted(minutes, 'minute', 'minutes')} sans secteur`,
  },
  terms: {
    basis: 'Sur quoi cela repose',
    failures: 'En cas de panne',
    included: 'Inclus',
    notIncluded: 'Non inclus',
    it: 'Votre service informatique fournit',
    note: 'Note',
    power: 'Puissance et encombrement',
    accepted: 'Accepté',
    terms: 'Conditions',
  },
  basis,
  failures,
  included,
  notIncluded,
  it,
  power: ({ typicalW, heatBtuPerHour, rackUnits, isWithoutHost, isWithSite }, { number }) => {
    const units = rackUnits === 0 ? [] : [`${number(rackUnits, 1)} U dans un rack`];
    const host = isWithoutHost ? ', sans les hôtes des machines virtuelles' : '';
    const site = isWithSite ? ', avec switchs et postes de visualisation' : '';
    return `${[`${number(typicalW)} W`, `${number(heatBtuPerHour)} BTU/h`, ...units].join(', ')}${host}${site}.`;
  },
  accepted: ({ number, total, until }) => {
    const money = total === null ? '' : ` pour ${total.money} ${total.isNet ? 'HT' : 'TTC'}`;
    return `${number}${money}${until === null ? '' : `, jusqu’au ${until}`}`;
  },
  project: {
    recording: ({ cameras, sites, servers, spares }, { number, wordFor, counted }) => {
      const strong = counted(cameras, 'caméra', 'caméras');
      const verb = wordFor(cameras, 'est enregistrée', 'sont enregistrées');
      const by = counted(servers, 'serveur', 'serveurs');
      const ready = spares === 0 ? '' : ` ; ${number(spares)} de plus en secours`;
      return {
        sentence: `${strong} sur ${counted(sites, 'site', 'sites')} ${verb} par ${by}${ready}.`,
        strong,
      };
    },
    separate: 'Chaque site est un système à part.',
    together: ({ isManaged }) =>
      `Tous les sites forment un seul système${isManaged ? ', avec un serveur de gestion' : ''}.`,
    undesigned: ({ sites }, { list }) => `N’en fait pas partie, faute d’étude à ce jour : ${list(sites)}.`,
    atSite: ({ site, line }) => `${site} : ${line}`,
  },
};

/** `Husky IVO 1000R avec 96 TB`, or `(Standard server) avec 3 disques de 1 TB`. */
function machineText({ name, capacity, storages }: MachineFigures, formats: Formats): string {
  return capacity === null ? `(${name}) avec ${disksText(storages, formats)}` : `${name} avec ${capacity}`;
}

function priceText(figures: PriceFigures, { number, counted, list }: Formats): Told {
  const { net, gross, validUntil, deliveryDays, onRequest } = figures;
  const isPart = onRequest.length > 0;
  const strong = `${net} ${isPart ? 'HT pour les articles avec prix' : 'HT'}`;
  const parts = [
    strong,
    ...(gross === null ? [] : [`${gross.money} TTC (TVA ${number(gross.vatPercent, 2)} %)`]),
    ...(validUntil === null ? [] : [`valable jusqu’au ${validUntil}`]),
    ...(deliveryDays === null ? [] : [`livraison en ${counted(deliveryDays, 'jour', 'jours')}`]),
  ];
  const missing = isPart ? ` ; sur demande : ${namesText(onRequest, SEMICOLON, list)}` : '';
  return { sentence: `${parts.join(', ')}${missing}.`, strong };
}
