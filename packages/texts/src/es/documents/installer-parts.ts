import type { AcceptanceWords, CameraWords, HandoverWords, PlanWords } from '../../document-words/installer-parts.ts';
import { wordFor } from '../grammar.ts';

export const cameras: CameraWords = {
  groups: (groups, { counted }) => counted(groups, 'grupo', 'grupos'),
  lens: (number) => `objetivo ${number}`,
  constant: 'Constante',
  event: 'Evento',
  speedupBase: 'Speedup, base',
  speedupOnEvents: 'Speedup, con eventos',
  hoursADay: ({ mode, hours }, { number }) => `${mode}, ${number(hours)} h al día`,
  whichServer:
    'Las cámaras son las de cada servidor indicado. Speedup tiene dos filas: siempre y mientras algo se mueve.',
  plannedRate:
    'Los kbit/s planificados son la tasa con la que cuenta el diseño. Como límite en la cámara mantienen los días y restan calidad de imagen con escenas activas.',
  rates: ({ calculated, measured, entered }, { list, number }) => {
    const parts = [
      [calculated, wordFor(calculated, 'calculada', 'calculadas')],
      [measured, wordFor(measured, 'medida', 'medidas')],
      [entered, wordFor(entered, 'introducida', 'introducidas')],
    ] as const;
    const told = parts.filter(([count]) => count > 0).map(([count, how]) => `${number(count)} ${how}`);
    return `Tasas planificadas: ${list(told)}.`;
  },
  scene: (values) => `Escena: ${values}.`,
  motion: (values) => `La cámara detecta el movimiento. Parte del tiempo con la que se cuenta: ${values}.`,
  valueIn: ({ value, groups }, { list }) => `${value} en ${list(groups)}`,
  besides: ({ group, audioKbps, metadataKbps }, { list, number }) => {
    const kinds = [
      ...(audioKbps > 0 ? [`sonido de ${number(audioKbps)} kbit/s`] : []),
      ...(metadataKbps > 0 ? [`metadatos de ${number(metadataKbps)} kbit/s`] : []),
    ];
    return `${group}: ${list(kinds)} además de la tasa planificada.`;
  },
  naming: (first, last) => `Nombres: grupo y número, de «${first}» a «${last}».`,
  tooManyServers:
    'Hay más de 200 servidores distintos entre sí: la lista de dispositivos del diseño indica el servidor de cada grupo.',
};

export const plan: PlanWords = {
  noSwitch: 'ninguno admite sus cámaras',
  ownSupply: 'alimentación propia',
  poeClass: (id) => `clase ${id}`,
  used: ({ cameras: count, ports, reserved, budget, rate }, { counted, number }) => {
    const used =
      ports === null
        ? counted(count, 'puerto', 'puertos')
        : `${number(count)} de ${counted(ports, 'puerto', 'puertos')}`;
    return `${used} en uso, ${reserved} reservados${budget === null ? '' : ` de ${budget}`}, hasta ${rate}`;
  },
  longest: ({ length, placed }, { counted }) =>
    `hasta ${length}${placed === null ? '' : `, ${counted(placed, 'colocada', 'colocadas')}`}`,
  noLength: 'No se conoce ninguna longitud.',
  cableSum: ({ length, boxes, box, unknownCameras }, { counted }) => {
    const unknown =
      unknownCameras === 0
        ? ''
        : ` Sin contar ${counted(unknownCameras, 'cámara', 'cámaras')} de longitud desconocida.`;
    return `${length} en total: al menos ${counted(boxes, 'caja', 'cajas')} de ${box}, ya que un tramo no se puede unir con cable de dos cajas.${unknown}`;
  },
  byGroup: 'Una cámara se nombra por su grupo y su número en él.',
  byLabel:
    'Una cámara se nombra por su etiqueta en el plano; la que no está en ninguno, por su grupo y su número en él.',
  vlan: 'La VLAN la rellena quien gestiona la red.',
  tooLong: ({ group, length, allowed }) =>
    `${group}: cables de ${length}, se permiten ${allowed}. Un switch más cercano, fibra óptica o un extensor.`,
  station: ({ quantity, card, monitors, size, columns, rows, linkMbit }, { counted, number }) =>
    [
      `${number(quantity)} x ${card ?? 'sin tarjeta gráfica'}`,
      `${counted(monitors, 'monitor', 'monitores')} de ${size}`,
      `${number(columns)} x ${number(rows)} recuadros cada uno`,
      `puerto de red de ${number(linkMbit)} Mbit/s`,
    ].join('; '),
};

const checks: AcceptanceWords = {
  ports: 'Cámaras en los puertos del plan',
  recording: 'Cámaras que graban',
  growth: (servers, isEach) => `Aumento de los discos de ${servers} en un día${isEach ? ', cada uno' : ''}`,
  highestRate: (servers, isEach) => `Tasa de entrada máxima en ${servers}${isEach ? ', cada uno' : ''}`,
  switchedOff: (server) => `${server} apagado: se reanuda la grabación`,
  within: (seconds, { number }) => `en ${number(seconds)} s`,
  backOn: (server) => `${server} encendido de nuevo: se puede acceder a las grabaciones anteriores`,
  yes: 'sí',
  mainsOff: 'Sin red eléctrica: los servidores siguen encendidos',
  asBuilt: 'El día 7: comprobación de lo instalado con el informe de cámaras',
  noneOver: 'ningún grupo por encima de su tasa planificada',
};

export const handover: HandoverWords = {
  kind: 'Tipo',
  noSpare: 'sin reserva',
  noSpareLost: ({ lost, cameras: all }, { counted, number, wordFor: formOf }) => {
    const told =
      lost === all ? counted(all, 'cámara', 'cámaras') : `${number(lost)} de ${counted(all, 'cámara', 'cámaras')}`;
    return `sin reserva: ${told} no se ${formOf(lost, 'graba', 'graban')} mientras un servidor está fuera de servicio`;
  },
  untilItRecords: 'Tiempo hasta que graba',
  gap: ({ low, high }, { number }) => (low === high ? `${number(high)} s` : `${number(low)} a ${number(high)} s`),
  daysCovered: 'Días por cubrir',
  hotSpares: 'Discos de repuesto',
  hotSparesIn: (disks, { counted }) => `${counted(disks, 'disco', 'discos')} en cada servidor de grabación`,
  lock: 'Bloqueo de evidencias',
  noLock: 'no se pide',
  locks: ({ perMonth, cameras: each, hours, months, reserved }, { counted }) =>
    `${counted(perMonth, 'bloqueo', 'bloqueos')} al mes de ${counted(each, 'cámara', 'cámaras')} durante ${counted(hours, 'hora', 'horas')}, con una conservación de ${counted(months, 'mes', 'meses')}: ${reserved} reservados`,
  rules: 'Reglas de retención',
  noRules: 'no se piden',
  rule: ({ name, kind, days, brokenBy }, { counted, list }) => {
    const bound = `${name}: ${kind === 'min' ? 'al menos' : 'como máximo'} ${counted(days, 'día', 'días')}`;
    return brokenBy.length === 0 ? bound : `${bound}, no la cumple: ${list(brokenBy)}`;
  },
  checks,
};
