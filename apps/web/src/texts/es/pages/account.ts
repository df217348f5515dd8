import type * as en from '../../en/pages/account.ts';
import type { InLanguage } from '../../in-language.ts';

export const ACCOUNT_TEXTS: InLanguage<typeof en.ACCOUNT_TEXTS> = {
  title: 'Su cuenta',
  hint: 'exporte sus datos o elimine la cuenta.',
  signedInAs: (name, email) => (email === '' ? name : `${name}, ${email}`),
  exportTitle: 'Exportación',
  exportHint:
    'Un fichero ZIP con sus datos: los diseños y las plantillas de cámaras de su espacio de trabajo personal como ficheros que se pueden volver a importar, su tarifa de precios, los datos de la empresa y las propuestas emitidas, y sus comentarios. No contiene lo que pertenece al espacio de trabajo de una empresa.',
  export: 'Exportar todo',
  exporting: 'Exportando',
  exportFailed: 'Exportar todo',
  fileName: 'site-designer-exportacion.zip',
  deleteTitle: 'Eliminar la cuenta',
  goes: 'Se elimina lo siguiente:',
  gone: [
    'su espacio de trabajo personal con sus proyectos y los espacios de trabajo en los que está solo usted; después de 30 días desaparecen para siempre',
    'su nombre y su dirección de correo electrónico, enseguida',
    'sus tokens de la API y sus invitaciones, enseguida',
  ],
  stays: 'Lo que ha hecho en el espacio de trabajo de una empresa se queda, porque pertenece a la empresa:',
  kept: [
    'los proyectos y los diseños',
    'los comentarios, como los de un «antiguo miembro»',
    'las propuestas emitidas: son documentos de la empresa y su texto queda como se emitió',
  ],
  confirm: (word) => `Para confirmar, escriba ${word}`,
  delete: 'Eliminar mi cuenta',
  deleteFailed: 'Eliminar la cuenta',
};
