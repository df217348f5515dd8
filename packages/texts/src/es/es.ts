import type { CamerasInNeed, Cures, FixedSetting, FreedChoice } from '@site-designer/sizing-engine';
import { tbOfTib } from '@site-designer/sizing-engine/explanations';
import { capitalized } from '../basics/grammar.ts';
import type { Language, Speaker } from '../language/language.ts';
import { chosenText } from '../basics/chosen-text.ts';
import { asBuilt } from './as-built.ts';
import { bill } from './bill.ts';
import { citations } from './citations.ts';
import { comparison } from './comparison.ts';
import { derivation } from './derivation.ts';
import { documents } from './documents/documents.ts';
import { failure } from './failure.ts';
import { COLON, LOCALE, SEMICOLON, counted, list, number, wordFor } from './grammar.ts';
import { hardware, serversText } from './hardware.ts';
import { headroom } from './headroom.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { sqlEdition } from './sql-editions.ts';
import { unitText } from './units.ts';
import { LIMITS, OF_STORAGE, STORAGES, retentionText } from './words.ts';

/** Spanish. */
export const es: Language = {
  locale: LOCALE,
  colon: COLON,
  semicolon: SEMICOLON,
  unit: unitText,
  sqlEdition,
  derivation,
  documents,
  sayings: {
    ...citations,
    ...rules,
    ...hardware,
    ...headroom,
    ...asBuilt,
    ...bill,
    ...comparison,
    ...failure,
    ...problems,
    'warning.express-plus-limit': ({ edition, max }) => editionText(edition, max),
    'warning.management-level-exceeded': () =>
      'Tenga en cuenta que la suma de las cámaras añadidas supera su selección.',
    'warning.contact-presales': () => 'Póngase en contacto con preventa para obtener un diseño optimizado.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `La ley de la tasa de bits se midió de ${number(min)} a ${number(max)} fps; algunos flujos quedan fuera y ahí es una extrapolación.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}): ${cameras} cámaras en una máquina son más que las ${advised} que recomienda la documentación del grabador. Asígnele más procesadores o reduzca «Máx. cámaras por servidor».`,
    'warning.no-failover': ({ cameras, of }) => {
      if (cameras !== of) {
        return `Sin reserva: ${number(cameras)} de ${counted(of, 'cámara', 'cámaras')} no se ${wordFor(cameras, 'graba', 'graban')} mientras un servidor está fuera de servicio.`;
      }
      return `Sin reserva: ${of === 1 ? 'la cámara no se graba' : `ninguna de las ${number(of)} cámaras se graba`} mientras el servidor está fuera de servicio.`;
    },
    'warning.disks-nearly-full': ({ storage, percent, capPercent }) => {
      const full = `Ocupación ${OF_STORAGE[storage]}: ${number(Math.round(percent))} %`;
      return capPercent === null
        ? `${full}. Un poco más de vídeo de lo esperado agota el espacio.`
        : `${full}, y se puede llenar el ${number(capPercent)} %: apenas queda espacio para más vídeo.`;
    },
    'warning.binding-setting': ({ choices, now, free }) => {
      const fixed = list(
        choices.map(({ setting, chosen }) => `${SETTINGS[setting]} (${chosenText(chosen, 'a', number)})`),
      );
      const more = counted(now.servers - free.servers, 'servidor', 'servidores');
      return `${capitalized(fixed)} ${wordFor(choices.length, 'cuesta', 'cuestan')} ${more} más que ${usualText(choices)}: ${serversText(now)} en lugar de ${serversText(free)}.`;
    },
    'warning.jbod-loss': () => 'JBOD no tiene protección: un disco averiado pierde sus grabaciones.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 con discos de más de ${number(diskTb)} TB, o con más de ${disks} discos en un grupo RAID, queda expuesto mientras se reconstruye: con una segunda avería se pierde el grupo. Considere RAID 6.`,
    'warning.purpose-without-angle': ({ groups }) =>
      `${counted(groups, 'grupo', 'grupos')} de cámaras ${wordFor(groups, 'indica', 'indican')} qué mostrar de una persona, pero no con qué ángulo: introduzca el ángulo de la hoja de datos.`,
    'warning.unknown-kind': ({ ids }) =>
      `El catálogo no tiene ${ids.map((id) => `«${id}»`).join(', ')}: un switch lo elige Auto en su lugar y un decodificador se omite.`,
    'warning.live-view': ({ mbit, providedMbit }, { figure }) =>
      `Las estaciones de trabajo piden a los servidores de grabación ${figure(mbit, 'Mbit/s')} de visualización en vivo y el ajuste de flujos de cliente ofrece ${figure(providedMbit, 'Mbit/s')}: auméntelo.`,
    'warning.server-motion': ({ percent }, { figure }) =>
      `La detección de movimiento ocupa el ${figure(percent, '%')} de lo que decodifica el servidor de grabación más cargado (supuesto: ningún fabricante lo publica). Analice solo los fotogramas clave, añada un decodificador o detecte el movimiento en las cámaras.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Los clientes remotos leen ${figure(mbit, 'Mbit/s')} de cada servidor; por encima de ${number(limitMbit)} Mbit/s planifique una red propia para ellos.`,

    'remedy.sentence': ({ title }, { say }) => `${say(title)}.`,

    // Limits
    'unit.of-many': ({ unit }) => unitText(unit, 2),
    'limit.phrase': ({ limit }) => LIMITS[limit],
    'limit.title': ({ limit }) => capitalized(LIMITS[limit]),
    'limit.of-storage': ({ limit, storage }) =>
      limit === 'storage' ? capitalized(STORAGES[storage]) : `${capitalized(STORAGES[storage])}, ${LIMITS[limit]}`,
    'limit.san-disks': () => 'Discos en la red de almacenamiento',
    'limit.platform-cameras': ({ edition }) => `Cámaras de ${edition}`,

    // Why nothing fits
    'none.no-cameras': () => 'Añada primero un grupo de cámaras.',
    'none.platform-cameras': ({ edition, max, cameras, excess }) =>
      `${editionText(edition, max)} Este diseño tiene ${camerasOf(cameras)}. ${excess === null ? 'Elija' : `Quite ${camerasOf(excess)} o elija`} otra versión de la plataforma.`,
    'none.too-many-spares': ({ spares, servers }) =>
      `El grupo de conmutación por error tiene ${spares} servidores de reserva, más que los servidores de grabación de este diseño (${servers}). Ponga «Servidores de reserva» en ${servers} o menos.`,
    'none.no-such-appliance': ({ model, formFactor, raid, disks, cures }, speaker) => {
      const chosen = [
        ...(formFactor === null ? [] : [`formato ${formFactor}`]),
        ...(raid === null ? [] : [raid]),
        ...(disks === null ? [] : [counted(disks, 'disco', 'discos')]),
      ];
      const made = chosen.length === 0 ? 'un grupo RAID que permitan sus discos' : list(chosen);
      return `${model === null ? 'Ningún appliance se fabrica' : `${model} no se fabrica`} con ${made}.${curesText(cures, speaker)}`;
    },
    'none.limit': ({ limit, needs, needed, max, unit, isVendorTib, hardware: machine, client, cures }, speaker) => {
      const needing = `${needingText(needs)} ${speaker.figure(needed, unitText(unit, 2))} (${LIMITS[limit]})`;
      const allowed = isVendorTib
        ? `${speaker.figure(max, 'TiB')}, contados como TB (${speaker.figure(tbOfTib(max), 'TB')})`
        : speaker.figure(max, unitText(unit, 2));
      const excess =
        max === 0
          ? `y los flujos de ${client} de un servidor no dejan nada en ${machine}.`
          : `y ${machine} permite ${allowed}.`;
      return `${needing}, ${excess}${curesText(cures, speaker)}`;
    },
    'none.camera-limit': ({ edition, servers, hardware: machine, max, cameras, cures }, speaker) =>
      `${fleetText(edition, servers)}; ${machine ?? 'el ajuste «Máx. cámaras por servidor»'} permite ${camerasOf(max)} en él y el diseño tiene ${camerasOf(cameras)}.${curesText(cures, speaker)}`,
    'none.clients': ({ needed, max, unit, machine, client, cures }, speaker) =>
      `Los flujos de ${client} de un servidor necesitan ${speaker.figure(needed, unitText(unit, 2))}; el enlace de clientes de ${machine} permite ${speaker.figure(max, unitText(unit, 2))}.${curesText(cures, speaker)}`,
    'none.disks': ({ needs, isByClients, client, disks, max, cures }, speaker) => {
      const who = camerasText(needs);
      const needing = isByClients
        ? `${who} y los flujos de ${client} de un servidor necesitan`
        : `${who} ${wordFor(camerasIn(needs), 'necesita', 'necesitan')}`;
      return `${needing} ${counted(disks, 'disco', 'discos')}; un servidor tiene como máximo ${max}.${curesText(cures, speaker)}`;
    },
    'none.no-such-disk': ({ diskType, minTb, maxTb, sizesTb, cures }, speaker) => {
      const sizes = minTb === maxTb ? `de ${number(minTb)}` : `de entre ${number(minTb)} y ${number(maxTb)}`;
      return `Ningún disco ${diskType} ${sizes} TB (tamaños: ${list(sizesTb.map(number))} TB) da el almacenamiento necesario.${curesText(cures, speaker)}`;
    },

    // What would help
    'cure.edition': ({ edition }) => `elija ${edition}`,
    'cure.auto': ({ choices }) => freedText(choices),
    'cure.auto-and-retention': ({ choices, ...shorter }) =>
      `${freedText(choices)} y conserve las grabaciones ${retentionText(shorter)}`,
    'cure.cameras': ({ cameras, present }) => `use como máximo ${camerasOf(cameras)} en lugar de ${number(present)}`,
    'cure.retention': (shorter) => `conserve las grabaciones ${retentionText(shorter)}`,
    'cure.rates': ({ percent, canBeTyped }) =>
      `reduzca cada tasa de bits al ${number(percent)} % de su valor actual${canBeTyped ? '' : ' (FPS, códec o resolución)'}`,
    'cure.cameras-per-server': ({ cameras, present }) =>
      `permita ${camerasOf(cameras)} por servidor en lugar de ${number(present)}`,
    'cure.clients': ({ streams, present, client }) =>
      `planifique como máximo ${counted(streams, 'flujo simultáneo', 'flujos simultáneos')} de ${client} en lugar de ${number(present)}`,
    'cure.disks-per-server': ({ disks, present }) =>
      `permita ${counted(disks, 'disco', 'discos')} por servidor en lugar de ${present}`,
    'cure.raid': ({ raid, isForBoth }) => `elija ${raid}${databasesText(isForBoth)}`,
    'cure.disk-type': ({ diskType, isForBoth }) => `elija discos del tipo ${diskType}${databasesText(isForBoth)}`,
    'cure.disk-type-of-any-size': ({ diskType, isForBoth }) =>
      `elija discos del tipo ${diskType} y permita todos los tamaños de disco${databasesText(isForBoth)}`,
    'cure.connectivity': ({ connectivity, isForBoth }) =>
      `elija la conexión del almacenamiento ${connectivity}${databasesText(isForBoth)}`,

    'largest.retention': ({ hardware: largest, ...shorter }) =>
      `El hardware mayor, ${largest}, conserva las grabaciones ${retentionText(shorter)}.`,
    'largest.cameras': ({ hardware: largest, cameras, present }) =>
      `El hardware mayor, ${largest}, graba ${number(cameras)} de ${camerasOf(present)}.`,
    'largest.rates': ({ hardware: largest, percent }) =>
      `El hardware mayor, ${largest}, admite el ${number(percent)} % de las tasas de bits.`,
  },
};

const SETTINGS: Readonly<Record<FixedSetting, string>> = {
  model: 'el modelo',
  formFactor: 'el formato',
  raidType: 'el grupo RAID',
  serverDiskQuantity: 'el número de discos',
  sku: 'el SKU',
  maxDiskUtilization: 'la utilización de discos',
  maxSystemUtilization: 'la utilización del sistema',
  machineType: 'el tipo de máquina',
  diskSizes: 'el tamaño de disco',
};

/** What settings would be: `Auto`, `80 %`, `Auto y 80 %`. */
function usualText(choices: readonly FreedChoice[]): string {
  const usual = choices.map(({ setting, usual: percent }) =>
    percent === null ? (setting === 'diskSizes' ? 'cualquier tamaño' : 'Auto') : `${percent} %`,
  );
  return [...new Set(usual)].join(' y ');
}

/** What to do with settings that somebody fixed: `elija Auto para el modelo y permita todos los tamaños de disco`. */
function freedText(choices: readonly FreedChoice[]): string {
  const autos = choices.filter(({ setting, usual }) => usual === null && setting !== 'diskSizes');
  const steps = [
    ...(autos.length === 0 ? [] : [`elija Auto para ${list(autos.map(({ setting }) => SETTINGS[setting]))}`]),
    ...(choices.some(({ setting }) => setting === 'diskSizes') ? ['permita todos los tamaños de disco'] : []),
    ...choices.flatMap(({ setting, usual }) => (usual === null ? [] : [`ponga ${SETTINGS[setting]} al ${usual} %`])),
  ];
  return list(steps);
}

function editionText(edition: string, max: number): string {
  return `La edición ${edition} solo admite hasta ${camerasOf(max)}.`;
}

/** What would help, or what the largest hardware holds, as a sentence. */
function curesText(cures: Cures | null, { say }: Speaker): string {
  if (cures === null) return '';
  const { ways, largest } = cures;
  if (ways.length > 0) return ` ${capitalized(ways.map(({ outcome }) => say(outcome)).join(', o '))}.`;
  return ` ${largest === null ? 'Ningún cambio bastaría por sí solo.' : say(largest)}`;
}

function databasesText(isForBoth: boolean): string {
  return isForBoth ? ' para ambas bases de datos' : '';
}

/** How many servers an edition has. */
function fleetText(edition: string, servers: number): string {
  return servers === 1
    ? `${edition} tiene un solo servidor de grabación`
    : `${edition} tiene como máximo ${servers} servidores de grabación`;
}

/** One camera of a group, or those of the fullest server, as a sentence begins. */
function camerasText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `Una cámara${groupText(needs.group)}`;
  if (needs.servers !== 1) return `${camerasOf(needs.onFullest)} en el servidor de grabación más cargado`;
  return needs.cameras === 1
    ? 'La cámara en un solo servidor de grabación'
    : `Las ${number(needs.cameras)} cámaras en un solo servidor de grabación`;
}

/** How many cameras {@link camerasText} names. */
function camerasIn(needs: CamerasInNeed): number {
  if (needs.kind === 'camera') return 1;
  return needs.servers === 1 ? needs.cameras : needs.onFullest;
}

/** The same, and that they need something. */
function needingText(needs: CamerasInNeed): string {
  if (needs.kind === 'camera') return `${camerasText(needs)} necesita`;
  const { edition, servers, cameras, onFullest } = needs;
  if (cameras === 1) return `${fleetText(edition, servers)}; la cámara necesita`;
  const who =
    servers === 1
      ? `las ${number(cameras)} cámaras necesitan`
      : `${camerasOf(onFullest)} en el más cargado ${wordFor(onFullest, 'necesita', 'necesitan')}`;
  return `${fleetText(edition, servers)}; ${who}`;
}

function groupText(group: string | number | null): string {
  return group === null ? '' : ` del grupo ${group}`;
}

function camerasOf(cameras: number): string {
  return counted(cameras, 'cámara', 'cámaras');
}
