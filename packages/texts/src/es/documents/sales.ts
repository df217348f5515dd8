import type { SalesWords } from '../../document-words/sales.ts';
import { capitalized } from '../../basics/grammar.ts';
import { unitText } from '../units.ts';
import { STORAGES } from '../words.ts';
import { stations, switches } from './sales-site.ts';

const STATES: SalesWords['failing']['states'] = {
  normal: 'No ha fallado nada',
  serverDown: 'Un servidor fuera de servicio',
  serverDownMoved: 'Sus cámaras se han pasado a mano a los demás',
  serverDownFailover: 'Una reserva ha tomado el relevo',
  diskLost: 'Ha fallado un disco sin redundancia',
  diskRebuild: 'Ha fallado un disco y se reconstruye',
};

/** The document of a sales engineer in Spanish. */
export const sales: SalesWords = {
  pages: {
    choices: 'Opciones',
    recorded: 'Qué se graba',
    computed: 'Cómo se calcula',
    asked: 'Qué se pidió',
  },
  margin: {
    title: 'Margen, no para el cliente',
    columns: { item: 'Artículo', quantity: 'Cantidad', cost: 'Coste', margin: 'Margen', share: 'Del precio' },
    price: ({ currency }) => `Precio, ${currency}`,
    total: 'Total',
    discount: ({ money }) => `Se le resta el descuento de ${money}.`,
  },
  alternatives: {
    title: 'Alternativas',
    columns: {
      solution: 'Solución',
      servers: 'Servidores + reservas',
      fill: 'Discos más llenos',
      price: 'Precio',
      difference: 'Diferencia',
    },
    asProposed: ({ hardware }) => `${hardware}, lo propuesto`,
    priceOfSome: ({ money, priced, lines }, { number, counted }) =>
      `${money}, ${number(priced)} de ${counted(lines, 'línea', 'líneas')}`,
    notKnown: 'desconocido',
    noPrice: ({ item }) => `sin precio para ${item}`,
    samePrice: 'el mismo',
  },
  whatIf: {
    title: 'Qué pasa si',
    columns: {
      question: 'Qué pasa si',
      cameras: 'Cámaras',
      hardware: 'Hardware',
      fill: 'Discos más llenos',
      price: 'Precio',
    },
    moreCameras: (count, { counted }) => counted(count, 'cámara más', 'cámaras más'),
    moreDays: (count, { counted }) => counted(count, 'día más', 'días más'),
    sameHardware: ({ hardware }) => `${hardware}, el mismo`,
    nothingFits: 'ningún hardware sirve',
  },
  room: {
    title: 'Espacio en este hardware',
    holds: ({ cameras, days }, { counted }) => {
      const most = [
        ...(cameras === null ? [] : [counted(cameras, 'cámara más', 'cámaras más')]),
        ...(days === null ? [] : [counted(days, 'día más', 'días más')]),
      ];
      return `El hardware actual admite ${most.join(' o ')}.`;
    },
  },
  demand: {
    title: 'Demanda',
    columns: {
      figure: 'Cifra',
      expected: 'Esperado',
      calm: 'Escenas tranquilas',
      busy: 'Escenas activas',
    },
    rows: {
      streams: 'Flujos de cámara',
      average: 'Tasa de datos, media',
      peak: 'Tasa de datos, máxima',
      storage: 'Almacenamiento',
      locked: 'Bloqueado como evidencias',
    },
  },
  byGroup: {
    title: 'Almacenamiento por grupo de cámaras',
    columns: { group: 'Grupo', storage: 'Almacenamiento', share: 'Parte' },
    moreGroups: (count, { counted }) => counted(count, 'grupo más', 'grupos más'),
  },
  loads: {
    title: 'El servidor más cargado frente a cada límite',
    columns: { limit: 'Límite', load: 'Carga', allowed: 'Permitido', share: 'Parte' },
  },
  retention: {
    title: 'Retención',
    reach: ({ unit, asked, likely, low, high, room }, { number, counted }) => {
      const text = (value: number): string => (unit === 'days' ? counted(value, 'día', 'días') : `${number(value)} %`);
      const of = unit === 'days' ? '' : ' de la retención de cada grupo';
      return `Se exige: ${text(asked)}${of}. En los discos caben ${room} de vídeo: ${text(likely)} según lo esperado, ${text(low)} con escenas activas, ${text(high)} con escenas tranquilas.`;
    },
  },
  ledger: { title: 'Del vídeo a los discos', columns: { step: 'Paso', factor: 'Factor', after: 'Después' } },
  failing: {
    title: 'Si algo falla',
    columns: {
      state: 'Estado',
      lost: 'Cámaras sin grabar',
      load: 'Carga',
      storage: 'Almacenamiento',
      keeps: 'Conserva',
      verdict: 'Veredicto',
    },
    gap: ({ low, high }, { number, counted }) =>
      `Una reserva graba al cabo de ${low === high ? '' : `${number(low)} a `}${counted(high, 'segundo', 'segundos')}.`,
    states: STATES,
    ofStorage: ({ state, storage }) => `${STATES[state]}, ${STORAGES[storage]}`,
    kept: ({ days }) => `${days.join(', ')} ${days.join() === '1' ? 'día' : 'días'}`,
    keptOf: ({ kept, asked }) => `${kept} de ${asked}`,
    outage: (days, { counted }) => `caída de ${counted(days, 'día', 'días')}`,
    over: ({ limits }) => `superado: ${limits.join(', ')}`,
    notAllRecorded: 'no se graba todo',
    holds: 'aguanta',
  },
  disks: {
    title: 'Discos y reconstrucciones',
    columns: {
      of: 'Discos de',
      disks: 'Discos',
      failures: 'Averías al año',
      rebuild: 'Reconstrucción',
      fails: 'Falla la reconstrucción',
      workload: 'Carga de trabajo de un disco al año',
    },
    storages: { live: capitalized(STORAGES.live), archive: capitalized(STORAGES.archive) },
    noRebuild: 'ninguna',
    rebuild: ({ low, high }, { number, counted }) =>
      `${low === high ? '' : `${number(low)} a `}${counted(high, 'hora', 'horas')}`,
    certain: 'seguro',
  },
  place: { title: 'Potencia y espacio', watts: (watts, { number }) => `${number(watts)} W típicos` },
  switches,
  stations,
  motion: {
    title: 'Detección de movimiento en el servidor más cargado',
    load: ({ rate, of }) => {
      const share =
        of === null
          ? ': lo que puede el servidor no está publicado'
          : ` de ${of.capacity} Mpx/s, ${of.percent} % (supuesto)`;
      return `${rate} Mpx/s${share}. Nunca decide el número de servidores.`;
    },
  },
  settings: {
    title: 'Ajustes distintos de los habituales',
    columns: { setting: 'Ajuste', asked: 'Pedido', usual: 'Habitual' },
    usualTitle: 'Ajustes',
    allUsual: ({ hasSwitches, hasStations }) => {
      const planned = [...(hasSwitches ? ['switches'] : []), ...(hasStations ? ['estaciones de trabajo'] : [])];
      const besides = planned.length === 0 ? '' : `; además se planifican ${planned.join(' y ')}`;
      return `Todos los ajustes son los habituales${besides}.`;
    },
    yes: 'sí',
    no: 'no',
    counted: ({ count, unit }, { number }) => `${number(count)} ${unitText(unit, count)}`,
  },
  versions: {
    title: 'Versiones',
    text: ({ engine, catalogue, model }) => `Motor ${engine}, catálogo ${catalogue}, modelo ${model}.`,
  },
};
