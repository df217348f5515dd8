import type * as en from '../../en/pages/release-notes.ts';
import type { InLanguage } from '../../in-language.ts';

export const RELEASE_NOTES_HEADING: InLanguage<typeof en.RELEASE_NOTES_HEADING> = 'Novedades';

/** Newest first. */
export const RELEASES: InLanguage<typeof en.RELEASES> = [
  {
    date: 'Noviembre de 2026',
    notes: [
      'Las pantallas, los documentos, la línea de órdenes y la API hablan alemán, francés y español; un documento conserva el idioma en que se emitió.',
      'Los resultados se calculan en el navegador mientras escribe, y de nuevo en el servidor cuando pide una propuesta.',
      'El resultado en vivo indica el límite que decide y lo cerca que está el siguiente paso del hardware.',
      'Cada cifra de una propuesta se abre y muestra su fórmula, sus constantes con la fuente y lo que usted introdujo.',
      'Una página muestra cada cifra publicada junto a la que calcula el motor y lo que se supone; una propuesta emitida indica con qué se calculó.',
      'Cualquier lista de cámaras se importa en una página en la que cada línea se toma, se omite con su motivo o espera una decisión.',
      'La tabla de cámaras funciona como una hoja de cálculo: teclas, bloques, copiar y pegar, deshacer; se exporta como CSV o XLSX y se vuelve a importar.',
      'Las cámaras, el cableado, la mano de obra y todo lo demás que se vende tienen líneas propias bajo la lista de materiales, con descuento e IVA.',
      'Un diseño se exporta como fichero propio y se vuelve a importar, con el lugar de cada error si se editó a mano.',
      'El editor se puede probar sin cuenta: el diseño se queda en el navegador hasta que se pasa a una.',
      'Las empresas diseñan en equipo: espacios de trabajo, personas invitadas por un enlace, roles para cada proyecto.',
      'Los diseños tienen comentarios, preguntas de clientes y versiones que se pueden nombrar, comparar y restaurar.',
      'Todos los sitios de un proyecto salen en un solo documento para el cliente, con un solo precio, para imprimir o guardar como fichero.',
      'Lo que se cambia en otro navegador aparece en la tabla abierta mientras escribe, con quién está y en qué celda.',
      'Los propietarios y administradores de un espacio de trabajo leen qué se ha hecho en él y quién lo ha hecho.',
      'Un diseño tiene una página para su sitio: switches por armario, estaciones de trabajo, detección de movimiento en el servidor.',
      'Lo que hay que pedir a informática del cliente es una hoja propia, y el instalador recibe la cámara de cada puerto y etiquetas para los cables.',
      'La tabla de cámaras tiene columnas opcionales para PoE, cable y armario, y para objetivo y finalidad, e indica qué muestra cada cámara.',
      'Un sitio tiene planos: las cámaras se colocan en ellos, con lo que muestra cada una a escala, paredes, armarios y áreas por cubrir.',
      'Los planos aparecen en los documentos de clientes e instaladores y en los enlaces; las posiciones y etiquetas se exportan e importan como ficheros.',
      'Los grupos de cámaras se pueden guardar como plantillas e insertar en cualquier diseño.',
      'Cada ajuste de los servidores explica qué hace y qué difiere de su valor predeterminado.',
      'La propuesta enumera lo que hay que pedir, muestra qué llena los discos y cuánto tiempo lo conservan, y se imprime con números de página.',
      'Lo eliminado se puede recuperar: un mensaje lo ofrece durante diez segundos.',
      'Atajos de teclado, con una lista de ellos en la tecla del signo de interrogación.',
      'Un informe de cámaras de los grabadores muestra en qué difiere un sitio instalado de su diseño y por qué.',
      'Las columnas de las listas conservan su ancho; los colores son claros u oscuros, según su sistema o a elección.',
    ],
  },
  {
    date: 'Junio de 2025',
    notes: [
      'En el modo de appliances, los filtros de modelo, formato, número de discos y tipo de grupo RAID dependen unos de otros.',
      'La utilización de discos y la utilización del sistema tienen un control deslizante cada una.',
      'La propuesta muestra el almacenamiento total necesario, el almacenamiento por servidor con su tipo de RAID y la utilización del sistema en porcentaje.',
    ],
  },
  {
    date: 'Octubre de 2023',
    notes: [
      'La propuesta muestra, por servidor, los flujos de cámara, la tasa de datos de las cámaras y la tasa de datos de Smart Client en modo de paso directo.',
    ],
  },
];
