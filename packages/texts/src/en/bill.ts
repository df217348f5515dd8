import type { BillSayings, DiskUse, MachineParts } from '@site-designer/sizing-engine';
import { sqlEdition } from './sql-editions.ts';
import { counted } from './grammar.ts';
import type { Sentences } from '../language/language.ts';
import { STORAGES } from './words.ts';

/** Bills and licences in English. */
export const bill: Sentences<BillSayings> = {
  'bill.server': ({ isSpare, ...parts }) => `${useOfSpare(isSpare)}${partsText(parts)}`,
  'bill.appliance': ({ appliance, formFactor, disks, diskTb, raid, isSpare }) =>
    `${useOfSpare(isSpare)}${appliance}, ${formFactor}, ${disks} x ${diskTb} TB, ${raid}`,
  'bill.spare': () => 'Spare',
  'bill.disks-of': useText,
  'bill.disks': ({ raid, connectivity, disksPerServer, ...use }) =>
    `${useText(use)}: ${raid}, ${connectivity}, ${disksPerServer} for each server`,
  'bill.disks-of-management': () => MANAGEMENT_DISKS,
  'bill.management-disks': ({ raid }) => `${MANAGEMENT_DISKS}: ${raid}`,
  'bill.shelf': ({ diskType }) =>
    `Shelf of the storage network for ${diskType} disks; its power holds that of its disks`,
  'bill.management-server': ({ sqlServer, ...parts }) =>
    sqlServer === null ? partsText(parts) : `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.database-server': ({ sqlServer, ...parts }) => `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.ups': ({ va, watts, wattHours, minutes, isWithoutHost }, { number }) =>
    `At least ${number(Math.round(va))} VA, ${number(Math.round(watts))} W and ${number(Math.round(wattHours))} Wh in all: ${counted(minutes, 'minute')} without mains${isWithoutHost ? ', without the host of the virtual machines' : ''}`,
  'bill.switch': ({ closets, ports, budgetW, isDrawnKnown }) =>
    `${counted(ports, 'port')}, ${budgetW} W for cameras, in ${counted(closets, 'closet')}${isDrawnKnown ? '' : '; power at least, since not all cameras are known'}`,
  'bill.cable': () => 'Cable of the cameras, at least: a run cannot be pieced from two boxes',
  'bill.workstation': ({ card }) =>
    card === null ? 'Viewing workstation without a graphics card' : `Viewing workstation with ${card}`,
  'bill.battery': ({ wattHours, minutes }, { number }) =>
    `${number(Math.ceil(wattHours))} Wh more than the batteries of the UPS hold, for ${counted(minutes, 'minute')} without mains`,

  'bill.of-sites': ({ quantity, designation, sites }, { number }) =>
    `${number(quantity)} x ${designation}: ${sites.join(', ')}`,

  'licence.base': () => 'One for the whole system',
  'licence.base-of-sites': ({ sites }) => (sites === 1 ? 'One for one site' : `One for each site (${sites})`),
  'licence.device': () =>
    'Makers count devices with several lenses or channels differently: set licences per camera by their rules',
  'licence.management-database': () => 'Edition for the database of the management server',
  'licence.system-of-appliances': () => 'Comes with the appliances',
  'licence.system-of-servers': ({ hasSpares }) =>
    hasSpares ? 'One for each recording server and each spare' : 'One for each recording server',
  'licence.system-of-management': () => 'One for the management server',
  'licence.system-of-database': () => 'One for the database server',

  'summary.editions': ({ sites }) => {
    const [first, ...others] = sites;
    const all = [
      `${siteText(first!.site)} has ${first!.edition}`,
      ...others.map(({ site, edition }) => `${siteText(site)} ${edition}`),
    ];
    return `${all.join(', ')}: one system has one edition`;
  },
  'summary.currencies': ({ currencies }, { list }) => `Prices are in ${list(currencies)}: they have no sum`,
};

const USES: Readonly<Record<DiskUse['use'], string>> = { ...STORAGES, 'spare-servers': 'spare servers' };
const MANAGEMENT_DISKS = 'Disk of the management database';

/** A site, by its place where it has no name. */
function siteText(site: string | number): string {
  return typeof site === 'number' ? `Site ${site}` : site;
}

function useText({ use, isHotSpare }: DiskUse): string {
  return `${isHotSpare ? 'Hot spare' : 'Disk'} of the ${USES[use]}`;
}

function partsText({ cpu, ramGb, systemDisk }: MachineParts): string {
  return `${cpu}, ${ramGb} GB RAM, ${systemDisk} for the system`;
}

function useOfSpare(isSpare: boolean): string {
  return isSpare ? 'Spare: ' : '';
}
