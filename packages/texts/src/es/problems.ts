import type { Problems } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, number } from './grammar.ts';
import { names } from './names.ts';

/** What is wrong with a field. It stands apart, since screens without a result say it too. */
export const problems: Sentences<Problems> = {
  ...names.problems,
  'field.unknown': () => 'Campo desconocido',
  'field.number': () => 'Debe ser un número válido',
  'field.one-decimal': () => 'Debe tener como máximo un decimal',
  'field.between': ({ min, max }) => `El valor debe estar entre ${number(min)} y ${number(max)}`,
  'field.at-least': ({ min }) => `El valor debe ser como mínimo ${number(min)}`,
  'field.at-most': ({ max }) => `El valor debe ser como máximo ${number(max)}`,
  'field.one-of': ({ values }) => `Debe ser uno de estos valores: ${values.join(', ')}`,
  'field.boolean': () => 'Debe ser true o false',
  'field.text': () => 'Debe ser un texto',
  'field.object': () => 'Debe ser un objeto',
  'field.object-of': ({ fields }) => `Debe ser un objeto { ${fields.join(', ')} }`,
  'field.list': () => 'Debe ser una lista',
  'field.alphanumeric': () => 'Solo debe contener letras y números',
  'field.min-length': ({ min }) => `Debe tener al menos ${counted(min, 'carácter', 'caracteres')}`,
  'field.max-length': ({ max }) => `Debe tener ${counted(max, 'carácter', 'caracteres')} o menos`,
  'field.most-entries': ({ max }) => `Debe tener ${counted(max, 'entrada', 'entradas')} o menos`,
  'field.listed-twice': () => 'Debe aparecer una sola vez',
  'field.date': () => 'Debe ser una fecha, por ejemplo 2026-05-04, con o sin hora y su zona',

  'field.no-such-group': ({ id }) => `No se ha encontrado el grupo de cámaras ${id}`,
  'field.no-such-row': ({ id }) => `No se ha encontrado la fila ${id}`,
  'field.named-twice': ({ id }) => `La fila ${id} aparece dos veces`,
  'field.other-group': ({ cameraGroupId }) => `La fila no pertenece al grupo ${cameraGroupId}`,
  'field.quantity-of-group': ({ first, other }) =>
    `La cantidad de un grupo es la de su primer flujo (${first}); ${other} no se acepta`,
  'field.watts-of-class': ({ most, poeClass }) =>
    `Un dispositivo de clase ${poeClass} consume como máximo ${number(most)} W`,
  'field.starts-no-group': () => 'Solo una fila sin id ni cameraGroupId puede iniciar un grupo nuevo',
  'field.first-stream-stays': () => 'El primer flujo de un grupo no se puede eliminar; elimine el grupo',
  'field.only-typed-rates': () => 'Solo una tasa introducida puede ser medida',

  'field.no-failover': ({ edition }) =>
    `La edición ${edition} tiene un servidor de grabación y ningún servidor de conmutación por error`,
  'field.hot-spares-fill-bays': ({ bays }) =>
    `Los discos de repuesto deben dejar bahías para las grabaciones: un servidor tiene ${bays}`,
  'field.incompatible-appliance': () => 'El modelo, el formato y el tipo de RAID no son compatibles entre sí',
  'field.sku-not-offered': () => 'Este SKU no corresponde al modelo, formato, tipo de RAID y número de discos elegidos',

  'field.id-twice': ({ id }) => `El id ${id} se usa dos veces`,
  'field.no-such-entry': ({ id }) => `No hay ninguna entrada con el id ${id}`,
  'field.zero-is': ({ meaning }) => `0 es ${meaning === 'auto' ? 'Auto' : 'un tamaño introducido'}`,
  'field.nothing-for-auto': () => 'Auto debe tener al menos una opción entre las que elegir',
  'field.empty': () => 'No debe estar vacío',
  'field.second-default': () => 'Ya hay otro valor predeterminado',
  'field.rising': () => 'Debe ser creciente',
  'field.new-design-refused': ({ path, problem }, { say }) =>
    `No se aceptaría un diseño nuevo: ${path}: ${say(problem)}`,
  'field.decline': ({ max, fps }) =>
    `Debe ser como máximo ${number(max)}: las tasas de bits crecen hasta ${number(fps)} fotogramas por segundo`,

  'call.no-entry': ({ id }) => `ninguna entrada ${id} en el catálogo`,
  'call.no-platform': () => 'No hay ninguna versión de la plataforma',
  'call.no-raid-formula': ({ raid }) => `ninguna fórmula indica cómo reparte ${raid} sus discos`,
  'call.no-figure': () => 'no es una cifra de este resultado',
  'call.no-histories': () => 'no tiene historiales',
  'call.no-settings': () => 'Ningún ajuste produce esta alternativa',
  'call.negative': ({ value }) => `se esperaba un número finito >= 0, se recibió ${value}`,
  'call.not-finite': ({ value, numbers }) =>
    numbers === null
      ? 'el cálculo de una fila dio un número que no es finito'
      : `el cálculo dio ${value} a partir de ${JSON.stringify(numbers)}`,
};
