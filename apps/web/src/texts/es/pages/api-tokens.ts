import type * as en from '../../en/pages/api-tokens.ts';
import type { InLanguage } from '../../in-language.ts';

export const API_TOKEN_TEXTS: InLanguage<typeof en.API_TOKEN_TEXTS> = {
  title: 'Tokens de la API',
  hint: 'permiten que un programa, como un asistente o un script, llame a la API en su nombre.',
  intro:
    'Un token permite que un programa llame a la API en su nombre, en su propio espacio de trabajo. No puede gestionar nada ni crear tokens.',
  name: '¿Para qué es?',
  nameHint: 'Asistente en mi portátil',
  scope: '¿Qué puede hacer?',
  scopes: { read: 'Leer', write: 'Leer y escribir' },
  expires: 'Funciona durante',
  days: 'días',
  create: 'Crear token',
  token: 'Token',
  created: 'Copie el token ahora: solo se muestra una vez.',
  copy: 'Copiar',
  copied: 'Copiado',
  list: 'Tokens de la API',
  none: 'Ningún token.',
  until: (day) => `funciona hasta el ${day}`,
  ended: (day) => `terminó el ${day}`,
  used: (day) => `usado por última vez el ${day}`,
  neverUsed: 'nunca usado',
  revoke: (name) => `Revocar ${name}`,
  revokeTitle: '¿Revocar el token?',
  revokeQuestion: (name) => `A partir de entonces se rechazan los programas que usan «${name}».`,
  revokeNow: 'Revocar',
  failed: 'Cambiar los tokens de la API',
};
