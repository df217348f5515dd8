import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/comments.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMMENT_TEXTS: InLanguage<typeof en.COMMENT_TEXTS> = {
  title: 'Commentaires',
  of: (project) => `Commentaires sur ${project}`,
  ofGroup: 'Commenter',
  openWith: (unread) =>
    unread === 0 ? 'Commentaires' : `Commentaires, ${counted(unread, 'nouveau', 'nouveaux')}`,
  unread: (unread) => counted(unread, 'nouveau commentaire', 'nouveaux commentaires'),
  newMark: 'Nouveau',
  none: 'Pas encore de commentaires.',
  noneOfProject:
    'Pas encore de commentaires. Les commentaires sur les études et les questions des clients apparaissent ici.',
  load: 'Charger les commentaires',
  older: 'Afficher les commentaires plus anciens',
  about: 'Au sujet de',
  wholeDesign: 'Toute l’étude',
  group: (group, name) => (name === '' ? `Groupe ${group}` : `Groupe ${group}, ${name}`),
  goneGroup: 'Un groupe supprimé',
  fields: {
    hardware: 'Matériel recommandé',
    storage: 'Stockage',
    price: 'Prix',
    servers: 'Réglages des serveurs',
  },
  write: 'Nouveau commentaire',
  hint: '@ devant un nom mentionne cette personne. Ctrl+Entrée envoie.',
  send: 'Commenter',
  reply: 'Répondre',
  replyTo: (author) => `Répondre à ${author}`,
  sendReply: 'Envoyer la réponse',
  edit: 'Modifier',
  editing: 'Modifier le commentaire',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: 'Supprimer le commentaire ?',
  removeQuestion: 'Le commentaire est supprimé pour tout le monde. Les réponses restent.',
  resolve: 'Marquer comme résolu',
  reopen: 'Rouvrir',
  resolved: 'Résolu',
  showResolved: (threads) =>
    `Afficher ${counted(threads, 'fil résolu', 'fils résolus')}`,
  you: 'Vous',
  somebody: 'Un membre',
  asksAs: (name) => `${name} (client)`,
  asked: (proposal) => `Question sur ${proposal}`,
  edited: 'modifié',
  deleted: 'Ce commentaire a été supprimé.',
  openDesign: (design) => `Ouvrir dans ${design}`,
  designGone: 'Son étude a été supprimée.',
  tooLong: (length, most) => `${number(length)} sur ${number(most)} caractères`,
  notSent: 'Le serveur est injoignable. Votre texte est gardé : renvoyez-le.',
  refused: (reason) => `Non enregistré : ${reason}. Votre texte est gardé.`,
  notChanged: 'L’enregistrement a échoué. Réessayez.',
};

/** What a customer asks by a link. */
export const QUESTION_TEXTS: InLanguage<typeof en.QUESTION_TEXTS> = {
  open: 'Poser une question',
  title: (proposal) => `Question sur ${proposal}`,
  name: 'Votre nom',
  text: 'Votre question',
  send: 'Envoyer la question',
  sent: (seller) => `Votre question a été envoyée à ${seller}.`,
  sentToSeller: 'Votre question a été envoyée.',
  gone: 'Votre question n’a pas été envoyée : ce lien n’est plus valable.',
  another: 'Poser une autre question',
};
