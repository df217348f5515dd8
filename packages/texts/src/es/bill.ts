import type { BillSayings, DiskUse, MachineParts } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { sqlEdition } from './sql-editions.ts';
import { counted, list, number } from './grammar.ts';
import { OF_STORAGE } from './words.ts';

/** Bills and licences in Spanish. */
export const bill: Sentences<BillSayings> = {
  'bill.server': ({ isSpare, ...parts }) => `${useOfSpare(isSpare)}${partsText(parts)}`,
  'bill.appliance': ({ appliance, formFactor, disks, diskTb, raid, isSpare }) =>
    `${useOfSpare(isSpare)}${appliance}, ${formFactor}, ${disks} x ${number(diskTb)} TB, ${raid}`,
  'bill.spare': () => 'Reserva',
  'bill.disks-of': useText,
  'bill.disks': ({ raid, connectivity, disksPerServer, ...use }) =>
    `${useText(use)}: ${raid}, ${connectivity}, ${disksPerServer} por servidor`,
  'bill.disks-of-management': () => MANAGEMENT_DISKS,
  'bill.management-disks': ({ raid }) => `${MANAGEMENT_DISKS}: ${raid}`,
  'bill.shelf': ({ diskType }) =>
    `Bandeja de la red de almacenamiento para discos ${diskType}; su potencia incluye la de sus discos`,
  'bill.management-server': ({ sqlServer, ...parts }) =>
    sqlServer === null ? partsText(parts) : `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.database-server': ({ sqlServer, ...parts }) => `${partsText(parts)}, SQL Server ${sqlEdition(sqlServer)}`,
  'bill.ups': ({ va, watts, wattHours, minutes, isWithoutHost }) =>
    `Al menos ${number(Math.round(va))} VA, ${number(Math.round(watts))} W y ${number(Math.round(wattHours))} Wh en total: ${minutesOf(minutes)} sin red eléctrica${isWithoutHost ? ', sin el host de las máquinas virtuales' : ''}`,
  'bill.switch': ({ closets, ports, budgetW, isDrawnKnown }) =>
    `${counted(ports, 'puerto', 'puertos')}, ${number(budgetW)} W para cámaras, en ${counted(closets, 'armario', 'armarios')}${isDrawnKnown ? '' : '; potencia mínima, ya que no se conocen todas las cámaras'}`,
  'bill.cable': () => 'Cable de las cámaras, como mínimo: un tramo no se puede unir con cable de dos cajas',
  'bill.workstation': ({ card }) =>
    card === null
      ? 'Estación de trabajo de visualización sin tarjeta gráfica'
      : `Estación de trabajo de visualización con ${card}`,
  'bill.battery': ({ wattHours, minutes }) =>
    `${number(Math.ceil(wattHours))} Wh más de los que contienen las baterías del SAI, para ${minutesOf(minutes)} sin red eléctrica`,

  'bill.of-sites': ({ quantity, designation, sites }) => `${number(quantity)} x ${designation}: ${sites.join(', ')}`,

  'licence.base': () => 'Una para todo el sistema',
  'licence.base-of-sites': ({ sites }) => (sites === 1 ? 'Una para un sitio' : `Una para cada sitio (${sites})`),
  'licence.device': () =>
    'Los fabricantes cuentan de forma distinta los dispositivos con varios objetivos o canales: fije las licencias por cámara según sus reglas',
  'licence.management-database': () => 'Edición para la base de datos del servidor de gestión',
  'licence.system-of-appliances': () => 'Viene con los appliances',
  'licence.system-of-servers': ({ hasSpares }) =>
    hasSpares
      ? 'Una para cada servidor de grabación y cada servidor de reserva'
      : 'Una para cada servidor de grabación',
  'licence.system-of-management': () => 'Una para el servidor de gestión',
  'licence.system-of-database': () => 'Una para el servidor de base de datos',

  'summary.editions': ({ sites }) => {
    const all = sites.map(({ site, edition }) => `${siteText(site)} tiene ${edition}`);
    return `${list(all)}: un sistema tiene una sola edición`;
  },
  'summary.currencies': ({ currencies }) => `Los precios están en ${list(currencies)}: no se pueden sumar`,
};

const USES: Readonly<Record<DiskUse['use'], string>> = {
  ...OF_STORAGE,
  'spare-servers': 'de los servidores de reserva',
};
const MANAGEMENT_DISKS = 'Disco de la base de datos de gestión';

/** A site, by its place where it has no name. */
function siteText(site: string | number): string {
  return typeof site === 'number' ? `Sitio ${site}` : site;
}

function useText({ use, isHotSpare }: DiskUse): string {
  return `${isHotSpare ? 'Disco de repuesto' : 'Disco'} ${USES[use]}`;
}

function partsText({ cpu, ramGb, systemDisk }: MachineParts): string {
  return `${cpu}, ${ramGb} GB RAM, ${systemDisk} para el sistema`;
}

function useOfSpare(isSpare: boolean): string {
  return isSpare ? 'Reserva: ' : '';
}

function minutesOf(minutes: number): string {
  return counted(minutes, 'minuto', 'minutos');
}
