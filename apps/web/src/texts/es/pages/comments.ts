import { counted, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/pages/comments.ts';
import type { InLanguage } from '../../in-language.ts';

export const COMMENT_TEXTS: InLanguage<typeof en.COMMENT_TEXTS> = {
  title: 'Comentarios',
  of: (project) => `Comentarios sobre ${project}`,
  ofGroup: 'Comentar',
  openWith: (unread) =>
    unread === 0 ? 'Comentarios' : `Comentarios, ${unread} ${wordFor(unread, 'nuevo', 'nuevos')}`,
  unread: (unread) => counted(unread, 'comentario nuevo', 'comentarios nuevos'),
  newMark: 'Nuevo',
  none: 'Aún no hay comentarios.',
  noneOfProject:
    'Aún no hay comentarios. Aquí aparecen los comentarios sobre los diseños y las preguntas de los clientes.',
  load: 'Cargar los comentarios',
  older: 'Mostrar comentarios anteriores',
  about: 'Sobre',
  wholeDesign: 'Todo el diseño',
  group: (number, name) => (name === '' ? `Grupo ${number}` : `Grupo ${number}, ${name}`),
  goneGroup: 'Un grupo que se ha eliminado',
  fields: {
    hardware: 'Hardware recomendado',
    storage: 'Almacenamiento',
    price: 'Precio',
    servers: 'Ajustes de los servidores',
  },
  write: 'Nuevo comentario',
  hint: 'Una @ delante de un nombre menciona a esa persona. Ctrl+Intro envía.',
  send: 'Comentar',
  reply: 'Responder',
  replyTo: (author) => `Responder a ${author}`,
  sendReply: 'Enviar respuesta',
  edit: 'Editar',
  editing: 'Editar el comentario',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar el comentario?',
  removeQuestion: 'El comentario se elimina para todos. Las respuestas se quedan.',
  resolve: 'Resolver',
  reopen: 'Reabrir',
  resolved: 'Resuelto',
  showResolved: (threads) => `Mostrar ${counted(threads, 'hilo resuelto', 'hilos resueltos')}`,
  you: 'Usted',
  somebody: 'Un miembro',
  asksAs: (name) => `${name} (cliente)`,
  asked: (proposal) => `Pregunta sobre ${proposal}`,
  edited: 'editado',
  deleted: 'Este comentario se ha eliminado.',
  openDesign: (design) => `Abrir en ${design}`,
  designGone: 'Su diseño se ha eliminado.',
  tooLong: (length, most) => `${length} de ${most} caracteres`,
  notSent: 'No se puede conectar con el servidor. Su texto se conserva: envíelo de nuevo.',
  refused: (reason) => `No se ha guardado: ${reason}. Su texto se conserva.`,
  notChanged: 'No se ha podido guardar. Inténtelo de nuevo.',
};

/** What a customer asks by a link. */
export const QUESTION_TEXTS: InLanguage<typeof en.QUESTION_TEXTS> = {
  open: 'Hacer una pregunta',
  title: (proposal) => `Preguntar sobre ${proposal}`,
  name: 'Su nombre',
  text: 'Su pregunta',
  send: 'Enviar pregunta',
  sent: (seller) => `Su pregunta se ha enviado a ${seller}.`,
  sentToSeller: 'Su pregunta se ha enviado.',
  gone: 'Su pregunta no se ha enviado: este enlace ya no es válido.',
  another: 'Hacer otra pregunta',
};
