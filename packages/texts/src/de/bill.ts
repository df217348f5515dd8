import type { BillSayings, DiskUse, MachineParts } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { sqlEdition } from './sql-editions.ts';
import { counted, list, number } from './grammar.ts';

/** Bills and licences in German. */
export const bill: Sentences<BillSayings> = {
  'bill.server': ({ isSpare, ...parts }) => `${useOfSpare(isSpare)}${partsText(parts)}`,
  'bill.appliance': ({ appliance, formFactor, disks, diskTb, raid, isSpare }) =>
    `${useOfSpare(isSpare)}${appliance}, ${formFactor}, ${number(disks)} x ${number(diskTb)} TB, ${raid}`,
  'bill.spare': () => 'Ersatz',
  'bill.disks-of': useText,
  'bill.disks': ({ raid, connectivity, disksPerServer, ...use }) =>
    `${useText(use)}: ${raid}, ${connectivity}, ${number(disksPerServer)} je Server`,
  'bill.disks-of-management': () => MANAGEMENT_DISKS,
  'bill.management-disks': ({ raid }) => `${MANAGEMENT_DISKS}: ${raid}`,
  'bill.shelf': ({ diskType }) =>
    `Festplattengehäuse des Speichernetzes für Festplatten vom Typ ${diskType}; seine Leistung enthält die seiner Festplatten`,
  'bill.management-server': ({ sqlServer, ...parts }) =>
    sqlServer === null ? partsText(parts) : `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.database-server': ({ sqlServer, ...parts }) => `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.ups': ({ va, watts, wattHours, minutes, isWithoutHost }) =>
    `Insgesamt mindestens ${number(Math.round(va))} VA, ${number(Math.round(watts))} W und ${number(Math.round(wattHours))} Wh: ${counted(minutes, 'Minute', 'Minuten')} ohne Netzstrom${isWithoutHost ? ', ohne den Host der virtuellen Maschinen' : ''}`,
  'bill.switch': ({ closets, ports, budgetW, isDrawnKnown }) =>
    `${counted(ports, 'Port', 'Ports')}, ${number(budgetW)} W für Kameras, in ${counted(closets, 'Verteiler', 'Verteilern')}${isDrawnKnown ? '' : '; Leistung mindestens, da nicht alle Kameras bekannt sind'}`,
  'bill.cable': () => 'Kabel der Kameras, mindestens: Eine Strecke lässt sich nicht aus zwei Kartons zusammensetzen',
  'bill.workstation': ({ card }) =>
    card === null ? 'Workstation zur Anzeige ohne Grafikkarte' : `Workstation zur Anzeige mit ${card}`,
  'bill.battery': ({ wattHours, minutes }) =>
    `${number(Math.ceil(wattHours))} Wh mehr, als die Batterien der USV fassen, für ${counted(minutes, 'Minute', 'Minuten')} ohne Netzstrom`,

  'bill.of-sites': ({ quantity, designation, sites }) => `${number(quantity)} x ${designation}: ${sites.join(', ')}`,

  'licence.base': () => 'Eine für das gesamte System',
  'licence.base-of-sites': ({ sites }) =>
    sites === 1 ? 'Eine für einen Standort' : `Eine je Standort (${number(sites)})`,
  'licence.device': () =>
    'Hersteller zählen Geräte mit mehreren Objektiven oder Kanälen unterschiedlich: Stellen Sie die Lizenzen pro Kamera nach deren Regeln ein',
  'licence.management-database': () => 'Edition für die Datenbank des Management-Servers',
  'licence.system-of-appliances': () => 'In den Appliances enthalten',
  'licence.system-of-servers': ({ hasSpares }) =>
    hasSpares ? 'Eine je Aufzeichnungsserver und je Ersatzserver' : 'Eine je Aufzeichnungsserver',
  'licence.system-of-management': () => 'Eine für den Management-Server',
  'licence.system-of-database': () => 'Eine für den Datenbankserver',

  'summary.editions': ({ sites }) => {
    const [first, ...others] = sites;
    const all = [
      `${siteText(first!.site)} hat ${first!.edition}`,
      ...others.map(({ site, edition }) => `${siteText(site)} ${edition}`),
    ];
    return `${all.join(', ')}: Ein System hat eine Edition`;
  },
  'summary.currencies': ({ currencies }) => `Preise sind in ${list(currencies)}: Sie haben keine Summe`,
};

const USES: Readonly<Record<DiskUse['use'], string>> = {
  live: 'der Live-Datenbank',
  archive: 'des Archivs',
  'spare-servers': 'der Ersatzserver',
};
const MANAGEMENT_DISKS = 'Festplatte der Verwaltungsdatenbank';

/** A site, by its place where it has no name. */
function siteText(site: string | number): string {
  return typeof site === 'number' ? `Standort ${site}` : site;
}

function useText({ use, isHotSpare }: DiskUse): string {
  return `${isHotSpare ? 'Hot-Spare' : 'Festplatte'} ${USES[use]}`;
}

function partsText({ cpu, ramGb, systemDisk }: MachineParts): string {
  return `${cpu}, ${number(ramGb)} GB RAM, ${systemDisk} für das System`;
}

function useOfSpare(isSpare: boolean): string {
  return isSpare ? 'Ersatz: ' : '';
}
