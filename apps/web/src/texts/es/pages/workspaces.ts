import type { InvitedRole } from '@site-designer/api-contract';
import type { ProjectRole } from '@site-designer/api-contract/roles';
import { counted } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/pages/workspaces.ts';
import type { InLanguage } from '../../in-language.ts';

/** What somebody is in a workspace. */
export const WORKSPACE_ROLE_TEXTS: InLanguage<typeof en.WORKSPACE_ROLE_TEXTS> = {
  owner: 'Propietario',
  admin: 'Administrador',
  member: 'Miembro',
  guest: 'Invitado',
};

/** What somebody is in a project. */
export const PROJECT_ROLE_TEXTS: InLanguage<typeof en.PROJECT_ROLE_TEXTS> = {
  editor: 'Editor',
  commenter: 'Comentador',
  viewer: 'Lector',
  none: 'Sin acceso',
};

const AS: Readonly<Record<InvitedRole, string>> = {
  admin: 'administrador',
  member: 'miembro',
  guest: 'invitado',
  editor: 'editor',
  commenter: 'comentador',
  viewer: 'lector',
};

const IN_PROJECTS: Readonly<Record<Exclude<ProjectRole, 'none'>, string>> = {
  editor: 'Los editores ven y cambian todo en el proyecto.',
  commenter: 'Los comentadores ven todo en el proyecto y pueden comentar.',
  viewer: 'Los lectores ven el proyecto y no cambian nada.',
};

export const INVITED_ROLE_TEXTS: InLanguage<typeof en.INVITED_ROLE_TEXTS> = {
  ...WORKSPACE_ROLE_TEXTS,
  ...PROJECT_ROLE_TEXTS,
};

export const INVITATION_TEXTS: InLanguage<typeof en.INVITATION_TEXTS> = {
  title: 'Invitación',
  heading: (workspace) => `Unirse a ${workspace}`,
  who: (inviter, place, role) => `${inviter} le invita ${place} como ${AS[role]}.`,
  projectOf: (project, workspace) => `al proyecto ${project} de ${workspace}`,
  workspaceCalled: (workspace) => `al espacio de trabajo ${workspace}`,
  what: {
    ...IN_PROJECTS,
    admin: 'Los administradores ven y cambian todos los proyectos y gestionan a los miembros.',
    member: 'Los miembros ven los proyectos del espacio de trabajo con el rol que cada proyecto da a los miembros.',
    guest: 'Los invitados ven los proyectos que se comparten con ellos y nada más del espacio de trabajo.',
  },
  once: 'El enlace sirve para una persona.',
  accept: 'Aceptar la invitación',
  signIn: 'Iniciar sesión para aceptar',
  failed: 'Aceptar la invitación',
  notFound:
    'Esta invitación no funciona: no existe, ya se ha usado, se ha revocado o ha caducado. Pida otra a la persona que la envió.',
  own: 'Ir a sus proyectos',
};

export const SWITCHER_TEXTS: InLanguage<typeof en.SWITCHER_TEXTS> = {
  button: 'Espacio de trabajo:',
  heading: 'Espacios de trabajo',
  personal: 'Personal',
  only: 'solo usted',
  youAre: (role) => `usted es ${WORKSPACE_ROLE_TEXTS[role].toLowerCase()}`,
  members: 'Miembros e invitaciones',
  add: 'Añadir un espacio de trabajo',
  gone: 'Ese espacio de trabajo no existe o usted no es miembro. Está abierto su espacio de trabajo personal.',
};

export const NEW_WORKSPACE_TEXTS: InLanguage<typeof en.NEW_WORKSPACE_TEXTS> = {
  title: 'Añadir un espacio de trabajo',
  hint: 'Para una empresa o un equipo. Tiene proyectos, plantillas de cámaras, una tarifa de precios y datos de empresa propios. Puede invitar a otras personas.',
  name: 'Nombre',
  nameHint: 'Seguridad del Norte',
  create: 'Añadir espacio de trabajo',
  failed: 'Añadir el espacio de trabajo',
};

export const MEMBERS_TEXTS: InLanguage<typeof en.MEMBERS_TEXTS> = {
  title: 'Miembros',
  hint: 'quién está en este espacio de trabajo y quién está invitado.',
  personalHint:
    'Este es su espacio de trabajo personal: solo está usted. Para trabajar con otras personas, añada un espacio de trabajo para su empresa e invítelas.',
  count: (count) => counted(count, 'miembro', 'miembros'),
  find: 'Buscar por nombre o correo electrónico',
  nobody: 'Nadie tiene ese nombre o correo electrónico.',
  you: 'usted',
  name: 'Nombre',
  role: 'Rol',
  since: 'Desde',
  actions: 'Acciones',
  roleOf: (name) => `Rol de ${name}`,
  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  leave: 'Salir',
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeQuestion: (name, workspace) =>
    `${name} deja de ver los proyectos de ${workspace}. Lo que ha hecho ${name} se queda.`,
  leaveTitle: (workspace) => `¿Salir de ${workspace}?`,
  leaveQuestion: 'Deja de ver sus proyectos. Lo que ha hecho se queda. Para volver necesita una invitación nueva.',
  failed: 'Cambiar los miembros',
  reasons: {
    lastOwner: 'El último propietario no puede salir ni tener otro rol: nombre antes a otra persona propietaria.',
    ownersByOwners: 'Solo un propietario puede nombrar propietarios o cambiarlos.',
    admins: (ask) => `Solo los propietarios y administradores pueden cambiar miembros. Diríjase a ${ask}.`,
  },
  locked: {
    lastOwner: 'el último propietario',
    ownersByOwners: 'solo propietarios',
    admins: 'solo propietarios y administradores',
  },
};

export const INVITE_TEXTS: InLanguage<typeof en.INVITE_TEXTS> = {
  title: 'Invitar',
  role: 'Rol',
  roleHints: {
    member: 'Ve cada proyecto con el rol que el proyecto da a los miembros.',
    admin: 'Ve y cambia todos los proyectos y gestiona a los miembros.',
    guest: 'Ve solo los proyectos que se le comparten.',
  },
  email: 'Correo electrónico',
  emailHint: 'Opcional: entonces solo puede aceptarla la persona con esta dirección.',
  valid: 'Válida durante',
  days: 'días',
  create: 'Crear enlace de invitación',
  created: 'Invitación creada',
  once: (day) => `El enlace se muestra una sola vez. Sirve para una persona, hasta el ${day}.`,
  link: 'Enlace de invitación',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  mail: 'Correo',
  mailSubject: (workspace) => `Invitación a ${workspace}`,
  mailBody: (workspace, url, day) =>
    `Está invitado al espacio de trabajo ${workspace} en Site Designer. Abra este enlace para unirse:\n\n${url}\n\nEl enlace sirve una vez, hasta el ${day}.`,
  failed: 'Invitar',
  open: (count) => counted(count, 'invitación pendiente', 'invitaciones pendientes'),
  most: (most) => `de ${most} como máximo`,
  none: 'Ninguna invitación pendiente.',
  anybody: 'Cualquiera con el enlace',
  invited: 'Para',
  to: (project) => project ?? 'Espacio de trabajo',
  where: 'Dónde',
  by: (inviter, day) => `por ${inviter}, ${day}`,
  expires: 'Caduca',
  expiresIn: (days, day) => {
    if (days < 1) return `hoy, ${day}`;
    return days === 1 ? `mañana, ${day}` : `en ${days} días, ${day}`;
  },
  revoke: 'Revocar',
  revokeOf: (role, inviter) => `Revocar la invitación como ${role} de ${inviter}`,
  revokeFailed: 'Revocar la invitación',
};

export const WORKSPACE_TEXTS: InLanguage<typeof en.WORKSPACE_TEXTS> = {
  title: 'Espacio de trabajo',
  name: 'Nombre del espacio de trabajo',
  rename: 'Renombrar',
  renamed: 'Guardado',
  delete: 'Eliminar espacio de trabajo',
  deleteTitle: (name) => `¿Eliminar ${name}?`,
  deleteQuestion: 'Con él desaparecen todos sus proyectos, plantillas y precios, para todos los miembros.',
  deleteConfirm: 'Sí, eliminar',
  deleted: (name) => `Se ha eliminado ${name}`,
  restore: 'Restaurar',
  ownersOnly: (ask) => `Solo un propietario puede eliminar el espacio de trabajo. Diríjase a ${ask}.`,
  adminsOnly: (ask) =>
    `Solo los propietarios y administradores pueden renombrar el espacio de trabajo. Diríjase a ${ask}.`,
  failed: 'Cambiar el espacio de trabajo',
};
