import type * as en from '../../en/editor/local-design.ts';
import type { InLanguage } from '../../in-language.ts';

/** A design without an account. */
export const LOCAL_DESIGN_TEXTS: InLanguage<typeof en.LOCAL_DESIGN_TEXTS> = {
  title: 'Probar sin cuenta',
  projectName: 'Sin cuenta',
  siteName: 'En este navegador',
  intro:
    'Diseñe un sitio sin iniciar sesión: cámaras, servidores, la propuesta explicada, la impresión y los ficheros funcionan como con una cuenta.',
  where:
    'El diseño existe solo en este navegador; no se envía nada a ningún servidor. Borrar los datos del navegador lo elimina. Expórtelo como fichero o páselo más tarde a su cuenta.',
  noTemplates: 'Las plantillas de grupos de cámaras, los proyectos y los sitios requieren una cuenta.',
  startEmpty: 'Empezar con un diseño vacío',
  or: 'O continúe con un fichero de diseño:',
  startFromFile: 'Abrir un fichero de diseño',
  banner: 'Este diseño existe solo en este navegador. No se envía nada a ningún servidor y nadie más puede verlo.',
  take: 'Pasar a mi cuenta',
  startOver: 'Empezar de nuevo',
  startOverTitle: '¿Eliminar este diseño?',
  startOverQuestion: 'Existe solo en este navegador. Si quiere conservarlo, expórtelo primero como fichero.',
  startOverConfirm: 'Sí, eliminar',
  load: 'Cargar el diseño del sitio',
  delete: 'Eliminar el diseño del sitio',
  templates: 'Las plantillas requieren una cuenta.',
};

export const TAKE_TEXTS: InLanguage<typeof en.TAKE_TEXTS> = {
  title: 'Pasar a mi cuenta',
  project: 'Proyecto',
  site: 'Sitio',
  newProject: 'Un proyecto nuevo',
  newSite: 'Un sitio nuevo',
  projectName: 'Nombre del proyecto',
  siteName: 'Nombre del sitio',
  designName: 'Nombre del diseño',
  confirm: 'Pasar a mi cuenta',
  explained: 'La copia de este navegador se elimina cuando el servidor confirma que el diseño está guardado.',
  unsaved:
    'Algunos cambios aún no están guardados en este navegador. Cierre este diálogo, lea el mensaje del editor e inténtelo de nuevo.',
  notStored:
    'El servidor no lo ha confirmado. No se ha añadido nada a su cuenta y el diseño sigue en este navegador: inténtelo de nuevo.',
};

/** Why a change is refused, in the words of the server. */
export const LOCAL_PROBLEM_TEXTS: InLanguage<typeof en.LOCAL_PROBLEM_TEXTS> = {
  invalid: 'No válido',
  changedElsewhere: 'Modificado en otra pestaña',
};
