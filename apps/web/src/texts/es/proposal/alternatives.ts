import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/alternatives.ts';
import type { InLanguage } from '../../in-language.ts';

const STORAGES = { live: 'base de datos en vivo', archive: 'archivo' } as const;

export const ALTERNATIVE_TEXTS: InLanguage<typeof en.ALTERNATIVE_TEXTS> = {
  table: 'Alternativas a esta propuesta',
  columns: {
    title: 'Solución',
    servers: 'Servidores + reservas',
    disks: 'Discos de un servidor',
    fill: 'Ocupación',
    price: 'Precio',
    difference: 'Diferencia',
    actions: 'Aplicar',
  },
  fillOf: (storage) => (storage === undefined ? 'Ocupación' : `Ocupación, ${STORAGES[storage]}`),
  present: 'Esta propuesta',
  recording: 'Servidores de grabación',
  spares: 'Servidores de reserva',
  figure: (column, title) => `${column}: ${title}`,
  storage: ({ storage, raidType, disks, diskSize, arrays }, isOfSeveral) => {
    const parts = arrays.length > 1 ? ` en grupos RAID de ${arrays.join(' + ')}` : '';
    const role = isOfSeveral ? `${STORAGES[storage]}: ` : '';
    return `${role}${disks} × ${diskSize} TB, ${raidType}${parts}`;
  },
  forLines: (priced, lines) => `por ${priced} de ${counted(lines, 'línea', 'líneas')}`,
  costsMore: (money, percent) => `${money} más (${percent})`,
  costsLess: (money, percent) => `${money} menos (${percent})`,
  costsTheSame: 'el mismo precio',
  priceUnknown: 'Faltan algunos precios',
  legend: 'Precios de hardware y licencias, antes de líneas propias, descuento e IVA.',
  more: (count) => counted(count, 'solución más', 'soluciones más'),
  compare: 'Comparar',
  compareWith: (title) => `Comparar con ${title}`,
  use: 'Usar',
  useLabel: (title) => `Usar ${title}`,
  settings: 'Ajustes que cambian',
  toKnow: 'Lo que hay que saber antes de pedir',
  none: 'ninguno',
  noPrice: 'Sin precio',
  notApplicable: 'Ningún ajuste la produce.',
  noChanges: 'Los ajustes de los servidores ya son los de esta alternativa.',
  change: (label, before, after) => `${label}: ${before} → ${after}`,
};
