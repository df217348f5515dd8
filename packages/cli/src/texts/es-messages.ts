import type { Message } from './de-messages.ts';

export const messages: Readonly<Record<Message, string>> = {
  'error: {text}': 'error: {text}',
  'warning: {text}': 'advertencia: {text}',
  'Average with {percent} % motion': 'Media con {percent} % de movimiento',
  'Bit rate': 'Tasa de bits',
  'Storage of a day': 'Almacenamiento de un día',
  '{codec}, {resolution}, {fps} fps, complexity {complexity}':
    '{codec}, {resolution}, {fps} fps, complejidad {complexity}',
  'One scene in ten stays below the range, one in ten exceeds it. kbit/s and GB are decimal.':
    'Una escena de cada diez queda por debajo del intervalo, una de cada diez lo supera. kbit/s y GB son decimales.',
  'Compare it with what? Name another design, or a --variant.':
    '¿Con qué se compara? Indique otro diseño o una --variant.',
  '--variant "{name}": An issued proposal has no variants; name a design file.':
    '--variant «{name}»: una propuesta emitida no tiene variantes; indique un fichero de diseño.',
  'Which table? Name a CSV or XLSX file, - for standard input, or --template.':
    '¿Qué tabla? Indique un fichero CSV o XLSX, - para la entrada estándar o --template.',
  '{file}: {streams} in one group': '{file}: {streams} en un grupo',
  '{file}: {streams} in {groups} groups': '{file}: {streams} en {groups} grupos',
  'the list is an export that names its groups, so that --combine changes nothing':
    'la lista es una exportación que nombra sus grupos, así que --combine no cambia nada',
  'Line {line} says {says} cameras, and {taken} were taken':
    'La línea {line} indica {says} cámaras y se han tomado {taken}',
  'it is not clear whether these lines are cameras; --decide leave leaves them out, --decide take takes them':
    'no está claro si estas líneas son cámaras; --decide leave las omite, --decide take las toma',
  '--group "{group}": Only the goal cameras is sought for one group.':
    '--group «{group}»: solo el objetivo cameras se busca para un grupo.',
  'The design plans no network: set network.switchKind first, or plan its switches in the app':
    'El diseño no planifica ninguna red: ajuste antes network.switchKind o planifique sus switches en la aplicación',
  'The report does not tell when it was made: add --date, such as --date 2026-05-04':
    'El informe no dice cuándo se hizo: añada --date, como --date 2026-05-04',
  '--measured: no camera has a rate that can be taken. {why}':
    '--measured: ninguna cámara tiene una tasa que se pueda tomar. {why}',
  '{file}: one thing is wrong in it': '{file}: hay un error en él',
  '{file}: {count} things are wrong in it': '{file}: hay {count} errores en él',
  ' Did you mean {names}?': ' ¿Quería decir {names}?',
  'there is no such file': 'ese fichero no existe',
  'it is a folder': 'es una carpeta',
  'it may not be opened': 'no se puede abrir',
  'there is such a file already; --force replaces it': 'ya existe un fichero así; --force lo sustituye',
  'standard input': 'entrada estándar',
  '{file} cannot be read: {reason}': '{file} no se puede leer: {reason}',
  '{file} cannot be written: {reason}': '{file} no se puede escribir: {reason}',
  'it is an archive or a workbook, not a text': 'es un fichero comprimido o un libro de cálculo, no un texto',
  'it is not Unicode; save it as UTF-8': 'no es Unicode; guárdelo como UTF-8',
  '{wrong}, or its id.{near}': '{wrong}, o su identificador.{near}',
  'The catalogue has no such SKU.{near}': 'El catálogo no tiene ese SKU.{near}',
  'Must be a list in JSON, as a design file has it.': 'Debe ser una lista en JSON, como en un fichero de diseño.',
  'Must be ids with commas between them, of {allowed}.': 'Debe ser identificadores separados por comas, de {allowed}.',
  'There is no setting "{name}".{near}': 'No hay ningún ajuste «{name}».{near}',
  ' Settings are {names}.': ' Los ajustes son {names}.',
  'Which of them: {names}?': '¿Cuál de ellos: {names}?',
};
