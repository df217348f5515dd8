import type * as en from '../../en/pages/api-tokens.ts';
import type { InLanguage } from '../../in-language.ts';

export const API_TOKEN_TEXTS: InLanguage<typeof en.API_TOKEN_TEXTS> = {
  title: 'Jetons d’API',
  hint: 'permettent à un programme, comme un assistant ou un script, d’appeler l’API en votre nom.',
  intro:
    'Un jeton permet à un programme d’appeler l’API en votre nom, dans votre espace de travail. Il ne peut rien gérer ni créer de jetons.',
  name: 'À quoi sert-il ?',
  nameHint: 'Assistant sur mon portable',
  scope: 'Que peut-il faire ?',
  scopes: { read: 'Lire', write: 'Lire et écrire' },
  expires: 'Valable',
  days: 'jours',
  create: 'Créer le jeton',
  token: 'Jeton',
  created: 'Copiez le jeton maintenant : il n’est affiché qu’une fois.',
  copy: 'Copier',
  copied: 'Copié',
  list: 'Jetons d’API',
  none: 'Aucun jeton.',
  until: (day) => `valable jusqu’au ${day}`,
  ended: (day) => `expiré le ${day}`,
  used: (day) => `dernière utilisation le ${day}`,
  neverUsed: 'jamais utilisé',
  revoke: (name) => `Révoquer ${name}`,
  revokeTitle: 'Révoquer le jeton ?',
  revokeQuestion: (name) => `Les programmes qui utilisent « ${name} » seront refusés.`,
  revokeNow: 'Révoquer',
  failed: 'Modifier les jetons d’API',
};
