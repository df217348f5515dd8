import type { BillSayings, DiskUse, MachineParts } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { sqlEdition } from './sql-editions.ts';
import { counted, number } from './grammar.ts';
import { OF_STORAGE } from './words.ts';

/** Bills and licences in French. */
export const bill: Sentences<BillSayings> = {
  'bill.server': ({ isSpare, ...parts }) => `${useOfSpare(isSpare)}${partsText(parts)}`,
  'bill.appliance': ({ appliance, formFactor, disks, diskTb, raid, isSpare }) =>
    `${useOfSpare(isSpare)}${appliance}, ${formFactor}, ${number(disks)} x ${number(diskTb)} TB, ${raid}`,
  'bill.spare': () => 'Secours',
  'bill.disks-of': useText,
  'bill.disks': ({ raid, connectivity, disksPerServer, ...use }) =>
    `${useText(use)} : ${raid}, ${connectivity}, ${number(disksPerServer)} par serveur`,
  'bill.disks-of-management': () => MANAGEMENT_DISKS,
  'bill.management-disks': ({ raid }) => `${MANAGEMENT_DISKS} : ${raid}`,
  'bill.shelf': ({ diskType }) =>
    `Tiroir du réseau de stockage pour disques ${diskType} ; sa puissance inclut celle de ses disques`,
  'bill.management-server': ({ sqlServer, ...parts }) =>
    sqlServer === null ? partsText(parts) : `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.database-server': ({ sqlServer, ...parts }) => `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.ups': ({ va, watts, wattHours, minutes, isWithoutHost }) =>
    `Au moins ${number(Math.round(va))} VA, ${number(Math.round(watts))} W et ${number(Math.round(wattHours))} Wh en tout : ${minutesText(minutes)} sans secteur${isWithoutHost ? ', sans l’hôte des machines virtuelles' : ''}`,
  'bill.switch': ({ closets, ports, budgetW, isDrawnKnown }) =>
    `${counted(ports, 'port', 'ports')}, ${number(budgetW)} W pour les caméras, dans ${counted(closets, 'local technique', 'locaux techniques')}${isDrawnKnown ? '' : ' ; puissance minimale, car toutes les caméras ne sont pas connues'}`,
  'bill.cable': () => 'Câble des caméras, au minimum : un tirage ne peut pas être raccordé à partir de deux boîtes',
  'bill.workstation': ({ card }) =>
    card === null ? 'Poste de visualisation sans carte graphique' : `Poste de visualisation avec ${card}`,
  'bill.battery': ({ wattHours, minutes }) =>
    `${number(Math.ceil(wattHours))} Wh de plus que n’en contiennent les batteries de l’onduleur, pour ${minutesText(minutes)} sans secteur`,

  'bill.of-sites': ({ quantity, designation, sites }) => `${number(quantity)} x ${designation} : ${sites.join(', ')}`,

  'licence.base': () => 'Une pour le système entier',
  'licence.base-of-sites': ({ sites }) => (sites === 1 ? 'Une pour un site' : `Une par site (${number(sites)})`),
  'licence.device': () =>
    'Les constructeurs comptent différemment les appareils à plusieurs objectifs ou canaux : réglez les licences par caméra d’après leurs règles',
  'licence.management-database': () => 'Édition pour la base de données du serveur de gestion',
  'licence.system-of-appliances': () => 'Fournie avec les appliances',
  'licence.system-of-servers': ({ hasSpares }) =>
    hasSpares ? 'Une par serveur d’enregistrement et par secours' : 'Une par serveur d’enregistrement',
  'licence.system-of-management': () => 'Une pour le serveur de gestion',
  'licence.system-of-database': () => 'Une pour le serveur de base de données',

  'summary.editions': ({ sites }) => {
    const [first, ...others] = sites;
    const all = [
      `${siteText(first!.site)} a ${first!.edition}`,
      ...others.map(({ site, edition }) => `${siteText(site)} ${edition}`),
    ];
    return `${all.join(', ')} : un système a une seule édition`;
  },
  'summary.currencies': ({ currencies }, { list }) => `Les prix sont en ${list(currencies)} : ils n’ont pas de somme`,
};

const USES: Readonly<Record<DiskUse['use'], string>> = { ...OF_STORAGE, 'spare-servers': 'des serveurs de secours' };
const MANAGEMENT_DISKS = 'Disque de la base de données de gestion';

/** A site, by its place where it has no name. */
function siteText(site: string | number): string {
  return typeof site === 'number' ? `Site ${site}` : site;
}

function useText({ use, isHotSpare }: DiskUse): string {
  return `${isHotSpare ? 'Disque hot spare' : 'Disque'} ${USES[use]}`;
}

function partsText({ cpu, ramGb, systemDisk }: MachineParts): string {
  return `${cpu}, ${number(ramGb)} GB RAM, ${systemDisk} pour le système`;
}

function useOfSpare(isSpare: boolean): string {
  return isSpare ? 'Secours : ' : '';
}

function minutesText(minutes: number): string {
  return counted(minutes, 'minute', 'minutes');
}
