import { counted, list } from '@site-designer/texts/fr/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/pages/summary.ts';
import type { InLanguage } from '../../in-language.ts';

/** Beside the design of a site that was chosen by hand. */
export const SUMMARY_MARK = 'Choisie pour la synthèse';

function sitesText(sites: number): string {
  return counted(sites, 'site', 'sites');
}

function serversText(servers: number): string {
  return counted(servers, 'serveur', 'serveurs');
}

export const SUMMARY_TEXTS: InLanguage<typeof en.SUMMARY_TEXTS> = {
  title: 'Synthèse',
  of: (project) => `Synthèse de ${project}`,
  hint: 'Ce qui compte pour un site : la proposition acceptée, sinon l’étude choisie, sinon la dernière proposition émise, sinon l’étude la plus récente avec des caméras.',
  ofSites: (designed, sites) =>
    designed === sites ? sitesText(sites) : `${sitesText(designed)} sur ${numberText(sites)}`,
  system: 'Système',
  oneSystem: 'Un pour tous les sites',
  perSite: (sites) => `Un par site (${numberText(sites)})`,
  notSaved: 'Indiquer si les sites forment un seul système',
  choose: 'Utiliser dans la synthèse',
  unchoose: 'Ne plus utiliser dans la synthèse',
  failed: 'Choisir l’étude pour la synthèse',
  sites: 'Sites',
  site: 'Site',
  design: 'Étude',
  fromTitle: 'Source',
  from: {
    accepted: (proposal) => `${proposal}, acceptée`,
    issued: (proposal) => proposal,
    chosen: () => 'choisie',
    newest: () => 'brouillon',
  },
  draft: (design) => `brouillon ${design}`,
  chosenDraft: (design) => `brouillon ${design} (choisi)`,
  statuses: { accepted: 'Acceptée', issued: 'Émise', chosen: 'Brouillon', newest: 'Brouillon' },
  failedStatus: 'Aucun matériel ne convient',
  status: 'Statut',
  cameras: 'Caméras',
  storage: 'Vidéo',
  days: 'Jours',
  daysOf: (least, most) => (least === most ? least : `${least} à ${most}`),
  fill: 'Rempli',
  price: 'Prix',
  hardware: 'Matériel + secours',
  noSpare: 'sans secours',
  servers: 'Serveurs',
  serversOf: serversText,
  serversSum: (recording, spares) =>
    spares === 0
      ? serversText(recording)
      : `${numberText(recording)} + ${counted(spares, 'serveur', 'serveurs')} de secours`,
  recordAndSpare: (recording, spares) =>
    `${counted(recording, 'enregistre', 'enregistrent')}, ${
      spares === 0 ? 'sans secours' : `${numberText(spares)} en secours`
    }`,
  besideRack: (machines) => (machines === 0 ? '' : `${numberText(machines)} hors rack`),
  pricedLines: (priced, lines) => `${counted(priced, 'ligne', 'lignes')} sur ${numberText(lines)}`,
  noPrice: 'Sans prix',
  noPrices: 'Pas encore de prix',
  currencies: 'plusieurs devises',
  noTotal: 'pas de total',
  wholeSystem: 'Système entier',
  wholeSystemFrom: 'acheté une fois',
  know: 'À savoir avant de vendre',
  noSpareAt: (sites, all) =>
    all === 1 ? 'Pas de secours sur le site' : `Pas de secours sur ${numberText(sites)} des ${numberText(all)} sites`,
  camerasLost: (places) => ` : pendant la panne d’un serveur, ${places.join(' ou ')} ne sont pas enregistrées`,
  lostAt: (cameras, site) => `${counted(cameras, 'caméra', 'caméras')} de ${site}`,
  jbodAt: (sites) => `Un disque en panne perd ses enregistrements : ${list(sites)} (JBOD)`,
  everySpare: 'Chaque site a un secours.',
  bills: 'Afficher la nomenclature',
  merged: 'Regroupée',
  bySite: 'Par site',
  siteTotal: (site) => `Nomenclature de ${site}`,
  atSite: (site, description) => (description === '' ? site : `${site}. ${description}`),
  atSites: (places, description) => (description === '' ? places.join(', ') : `${description} : ${places.join(', ')}`),
  quantityAt: (quantity, site) => `${quantity} ${site}`,
  power: 'Puissance',
  withoutHost: 'sans l’hôte',
  powerWithoutHost: 'Puissance sans l’hôte',
  rackUnits: 'Rack',
  network: 'Réseau',
  switchesOf: (count) => counted(count, 'switch', 'switchs'),
  portsOf: (ports, watts) => `${counted(ports, 'port', 'ports')}, ${watts} PoE réservés`,
  workstationsOf: (count) => counted(count, 'poste de visualisation', 'postes de visualisation'),
  networkRequest: 'Fiche de demande réseau',
  document: 'Document client',
  documentOf: (project) => `Document client de ${project}`,
  noDocument: 'Aucun site n’a encore d’étude avec du matériel ; il n’y a donc rien à proposer.',
  nothingFits: 'Rien ne convient',
  noDesign: 'Pas encore d’étude',
  bill: 'Nomenclature',
  withoutOffers: 'Matériel, licences et lignes propres des offres, avant remise et TVA des études.',
  physical: 'Puissance, chaleur et rack',
  licences: 'Licences',
  unsized: (sites) =>
    `${counted(sites, 'site ne peut pas être dimensionné : la nomenclature et la puissance ci-dessous ne comptent pas son matériel', 'sites ne peuvent pas être dimensionnés : la nomenclature et la puissance ci-dessous ne comptent pas leur matériel')}.`,
  undesigned: (sites) =>
    `${counted(sites, 'site sans étude avec caméras, non compté', 'sites sans étude avec caméras, non comptés')}.`,
  noSites: 'Ce projet n’a pas encore de sites.',
  print: 'Imprimer',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'Le classeur n’a pas pu être créé ; le CSV fonctionne',
  fileName: (project, ending) => `${project} - synthèse.${ending}`,
  columns: {
    cameras: 'Caméras',
    streams: 'Flux des caméras',
    from: 'Source',
    storage: 'Stockage (TB)',
    power: 'Puissance (W)',
    heat: 'Chaleur (BTU/h)',
    rackUnits: 'Unités de rack (U)',
    switches: 'Switchs',
    ports: 'Ports pour caméras',
    reservedW: 'PoE réservé (W)',
    workstations: 'Postes de visualisation',
    days: 'Jours',
    fill: 'Rempli (%)',
    price: 'Prix',
    status: 'Statut',
    problem: 'Problème',
  },
  total: 'TOTAL',
};
