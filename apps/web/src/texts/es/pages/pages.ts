import type * as en from '../../en/pages/pages.ts';
import type { InLanguage } from '../../in-language.ts';

export const ERROR_PAGE_TEXTS: InLanguage<typeof en.ERROR_PAGE_TEXTS> = {
  title: 'Error',
  heading: 'Algo ha salido mal',
  failed: (action) => `Lo que ha fallado: ${action}.`,
  safe: 'Lo que ya estaba guardado está a salvo, y los cambios aún no enviados se conservan en este navegador. Inténtelo de nuevo o vuelva a sus proyectos.',
  toProjects: 'Ir a los proyectos',
};

export const NOT_LOADED_TEXTS: InLanguage<typeof en.NOT_LOADED_TEXTS> = {
  title: 'Sin conexión',
  heading: 'No se ha podido conectar con el servidor',
  safe: 'Esta página se abre sola en cuanto responda el servidor. Lo que ya estaba guardado está a salvo, y los cambios aún no enviados se conservan en este navegador.',
};

export const CALLBACK_TEXTS: InLanguage<typeof en.CALLBACK_TEXTS> = {
  title: 'Inicio de sesión',
  heading: 'El inicio de sesión no se ha completado',
  reason:
    'Puede que la dirección ya se haya usado o que el inicio de sesión haya tardado demasiado. No se ha perdido nada.',
  again: 'Iniciar sesión de nuevo',
};
