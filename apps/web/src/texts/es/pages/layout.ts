import type * as en from '../../en/pages/layout.ts';
import type { InLanguage } from '../../in-language.ts';

export const LAYOUT_TEXTS: InLanguage<typeof en.LAYOUT_TEXTS> = {
  skip: 'Saltar al contenido',
  mainMenu: 'Principal',
  menu: 'Menú',
  projects: 'Proyectos',
  priceList: 'Tarifa de precios',
  releaseNotes: 'Novedades',
  disclaimer: 'Aviso legal',
  tryOut: 'Probar sin cuenta',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  signIn: 'Iniciar sesión',
  shortcuts: 'Atajos de teclado',
  breadcrumb: 'Ruta de navegación',
  language: 'Idioma',
  company: 'Empresa',
  legal: 'Información legal',
  back: 'Atrás',
};

export const THEME_TEXTS: InLanguage<typeof en.THEME_TEXTS> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
  change: (now, next) => `Tema: ${now}. Cambiar a ${next}`,
};

/** Failures after which the user can continue. Each text says what happened, what is safe, and what to do. */
export const FAILURE_TEXTS: InLanguage<typeof en.FAILURE_TEXTS> = {
  offline: (action) =>
    `${action}: no se ha podido conectar con el servidor. Sus datos guardados están a salvo; inténtelo de nuevo cuando recupere la conexión.`,
  busy: (action) =>
    `${action}: demasiadas solicitudes a la vez. No se ha perdido nada; inténtelo de nuevo dentro de un minuto.`,
  limit: (action, reason) => `${action}: ${reason}`,
  conflict: (action) => `${action}: otra persona ha cambiado esto. Vuelva a cargar la página e inténtelo de nuevo.`,
};

export const SESSION_TEXTS: InLanguage<typeof en.SESSION_TEXTS> = {
  start: 'Iniciar la sesión',
  signingIn: 'Iniciando sesión',
  expiring: 'Su sesión está a punto de terminar. Lo que ha escrito se conserva.',
  stay: 'Seguir con la sesión',
};
