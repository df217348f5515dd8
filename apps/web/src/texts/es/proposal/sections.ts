import { counted, number, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/sections.ts';
import type { InLanguage } from '../../in-language.ts';

/** Titles of the sections of a proposal. */
export const SECTION_TEXTS: InLanguage<typeof en.SECTION_TEXTS> = {
  sections: 'Secciones de la propuesta',
  answer: 'Resultado',
  toKnow: 'Lo que hay que saber antes de vender',
  alternatives: 'Más barato o más seguro',
  bill: 'Materiales y precio',
  recorded: 'Qué se graba',
  hardware: 'Hardware y sitio',
  site: 'Potencia, rack y plan de servidores',
  computed: 'Cómo se calcula',
  computedParts: 'Cargas, retención, del vídeo a los discos, averías, Información, JSON',
  printFor: 'Imprimir para',
  readers: {
    customer: 'Cliente',
    sales: 'Ingeniero de ventas',
    installer: 'Instalador',
    network: 'Informática del cliente',
  },
  withPrices: 'con precios',
  proposalLink: 'Propuesta',
};

/** What to know before a proposal is sold. */
export const TO_KNOW_TEXTS: InLanguage<typeof en.TO_KNOW_TEXTS> = {
  noPrice: (count, lines) =>
    `${count} de ${counted(lines, 'línea', 'líneas')} no ${wordFor(count, 'tiene', 'tienen')} precio:`,
  busyGroup: (group, days, asked) =>
    `Con escenas activas, ${group} conserva ${number(days)} en lugar de ${counted(asked, 'día', 'días')}; una escena de cada diez es aún más activa.`,
  busyGroups: (groups, days, most) =>
    `Con escenas activas, ${counted(groups, 'grupo de cámaras', 'grupos de cámaras')} ${wordFor(groups, 'conserva', 'conservan')} ${number(days)} en lugar de hasta ${counted(most, 'día', 'días')}; una escena de cada diez es aún más activa.`,
  more: (count) => counted(count, 'nota más', 'notas más'),
};

/** What each group records, and what that takes. */
export const RECORDED_TEXTS: InLanguage<typeof en.RECORDED_TEXTS> = {
  table: 'Qué se graba de cada grupo',
  columns: {
    group: 'Dónde',
    cameras: 'Cámaras',
    picture: 'Imagen',
    fps: 'Imágenes por segundo',
    recorded: 'Grabación',
    kept: 'Conservación',
    storage: 'Vídeo',
    share: 'Parte',
  },
  stream: (name) => `además: ${name}`,
  fps: ({ continuous, motion }) => {
    if (continuous === null || motion === null)
      return continuous === null && motion === null ? '' : number(continuous ?? motion ?? 0);
    return `${number(continuous)}, con eventos ${number(motion)}`;
  },
  groups: (count) => counted(count, 'grupo', 'grupos'),
  more: (count) => counted(count, 'grupo más', 'grupos más'),
  groupsOf: (from, to, all) => `Grupos ${number(from)} a ${number(to)} de ${number(all)}`,
  previous: 'Grupos anteriores',
  next: 'Grupos siguientes',
  storageOf: (group) => `Vídeo de ${group}`,
  shareOf: (group) => `Parte de ${group}`,
  range: 'De escenas tranquilas a activas:',
  lowEnd: 'Vídeo de escenas tranquilas',
  to: 'a',
  highEnd: 'Vídeo de escenas activas',
};
