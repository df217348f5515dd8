import type { FullestServer, RuleSayings, StorageRequirement } from '@site-designer/sizing-engine';
import { FEWEST_DIGITS, printedNumber } from '@site-designer/sizing-engine/explanations';
import type { Sentences } from '../language/language.ts';
import { counted, list, number } from './grammar.ts';
import { diskLayout } from './hardware.ts';
import { LIMITS } from './words.ts';

const REQUIREMENTS: Readonly<Record<StorageRequirement, string>> = {
  capacity: 'la capacidad',
  operations: 'las operaciones de disco',
  speed: 'la velocidad de transferencia',
};

/** Rules of choices, what was chosen, and what a search found; each as a part of a sentence. */
export const rules: Sentences<RuleSayings> = {
  'rule.all-of-limit': () => 'lo que se pide ocupa todo un límite del que no queda nada',
  'rule.appliance': () =>
    'el mínimo de servidores; después el modelo menor, la menor capacidad nominal y el RAID que tolera más discos averiados',
  'rule.appliance-nameplate': () => 'capacidad nominal de los discos de un appliance',
  'rule.battery': () => 'energía que falta en las baterías del SAI',
  'rule.every-camera-recorded': () => 'se graban todas las cámaras',
  'rule.fewest-servers': () =>
    'el mínimo de servidores, desde el que permiten los totales hacia arriba, en el que las cámaras se pueden repartir dentro de todos los límites',
  'rule.kept-by-age': () =>
    'borrado por antigüedad: un almacenamiento que no está lleno conserva cada grabación sus días',
  'rule.finer-resolution': () => 'la resolución con menos píxeles que da el nivel a la distancia',
  'rule.layout': () =>
    'el mínimo de discos; después la menor capacidad nominal y el RAID que tolera más discos averiados',
  'rule.layout-of-capacity': () => 'la configuración de discos que pide la capacidad por sí sola',
  'rule.machine-type': () => 'el tipo de máquina menor que no necesita más servidores que ningún otro',
  'rule.asked-of-limit': ({ limit, fullest }) => `${LIMITS[limit]}, ${fullestText(fullest)}`,
  'rule.no-failover': () => 'el diseño no tiene conmutación por error',
  'rule.no-server-left': () => 'no queda ningún servidor de grabación',
  'rule.one-more-spare': () => 'un servidor de reserva más que en el diseño',
  'rule.spare-takes-over': () => 'un servidor de reserva releva a uno que falla',
  'rule.ups': () => 'el tamaño menor con potencia y energía suficientes; si no, el mayor',

  'found.switches': () => found('switches a los que se pueden repartir las cámaras'),
  'found.switches-alike': () => found('switches con las mismas cámaras'),
  'found.pictures': () => found('suma de las imágenes que muestra la estación'),
  'found.most-pictures': () => found('imágenes que admite la estación, primero las más pesadas'),
  'found.motion-work': () => found('suma de las imágenes de las cámaras del servidor'),
  'found.alone-days': () => found('días que se podría conservar solo el grupo en ambos archivos'),
  'found.alternative-cameras': () => found('cámaras del servidor más cargado de la alternativa'),
  'found.alternative-disk-size': () => found('tamaño de disco de la alternativa'),
  'found.alternative-disks': () => found('discos de un servidor de la alternativa'),
  'found.alternative-nameplate': () => found('capacidad nominal de la alternativa'),
  'found.alternative-servers': () => found('servidores de la alternativa'),
  'found.alternative-storage': () => found('almacenamiento del servidor más cargado de la alternativa'),
  'found.asked-of-limit': ({ limit }) => found(LIMITS[limit]),
  'found.busy-days': () => found('días en que las escenas activas llenan el almacenamiento'),
  'found.client-rate': ({ fullest }) => found(`tasa de datos de los clientes, ${fullestText(fullest)}`),
  'found.dealt-cameras': () => found('cámaras que se reparten al servidor'),
  'found.fill-days': () => found('días en que se llenan ambos archivos sin borrar'),
  'found.fits': ({ quantity }, { say }) =>
    found(`aumento máximo con el mismo hardware: ${say({ say: 'headroom.quantity', quantity })}`),
  'found.full-after': () => found('días después de los que ambos archivos están llenos'),
  'found.groomed-share': () => found('mayor parte de la tasa máxima que el segundo archivo conserva de un flujo'),
  'found.held-share': () => found('parte de cada retención que cabe en los discos de ambos archivos'),
  'found.least-servers': () => found('servidores con los que la media de cada cifra está dentro de su límite'),
  'found.longest-outage': () => found('caída más larga que cubre una configuración de los discos, en horas'),
  'found.most-cameras': () => found('cámaras del servidor que tiene más'),
  'found.room': () => found('cámaras más del grupo que admite el hardware'),
  'found.servers-alike': () => found('servidores con las mismas cámaras'),
  'found.smallest-change': ({ quantity }, { say }) =>
    found(`cambio mínimo que cambia el hardware: ${say({ say: 'headroom.quantity', quantity })}`),
  'found.times-together': () => found('veces que podría alargarse cada retención en ambos archivos'),

  'chosen.amount': ({ value, unit }, { language }) =>
    `${number(printedNumber(value, FEWEST_DIGITS))} ${language.unit(unit, value)}`.trim(),
  'chosen.load': ({ value, unit }, { figure, language }) => figure(value, language.unit(unit, value)),
  'chosen.layout': ({ disks, diskTb, raid, decidedBy }) => {
    const layout = `${disks} x ${number(diskTb)} TB, ${raid}`;
    const reasons = list(decidedBy.map((each) => REQUIREMENTS[each]));
    return reasons === '' ? layout : `${layout}, por ${reasons}`;
  },
  'chosen.disks': diskLayout,
  'chosen.ups': ({ va }) => `${number(va)} VA`,
};

function found(what: string): string {
  return `${what} (resultado de la búsqueda)`;
}

/** Of which server a figure is, after the figure. */
function fullestText(fullest: FullestServer): string {
  if (typeof fullest === 'number') {
    return `del más cargado de ${counted(fullest, 'servidor', 'servidores')}`;
  }
  return `del más cargado de los ${FULLEST[fullest]}`;
}

const FULLEST: Readonly<Record<Exclude<FullestServer, number>, string>> = {
  'present-after': 'servidores actuales después del cambio',
  'smaller-before': 'servidores menores un paso antes',
  'smaller-after': 'servidores menores después del cambio',
};
