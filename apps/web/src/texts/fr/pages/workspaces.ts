import type { InvitedRole } from '@site-designer/api-contract';
import type { ProjectRole, WorkspaceRole } from '@site-designer/api-contract/roles';
import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/pages/workspaces.ts';
import type { InLanguage } from '../../in-language.ts';

/** What somebody is in a workspace. */
export const WORKSPACE_ROLE_TEXTS: Readonly<Record<WorkspaceRole, string>> = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  member: 'Membre',
  guest: 'Invité',
};

/** What somebody is in a project. */
export const PROJECT_ROLE_TEXTS: Readonly<Record<ProjectRole, string>> = {
  editor: 'Éditeur',
  commenter: 'Commentateur',
  viewer: 'Lecteur',
  none: 'Aucun accès',
};

const IN_PROJECTS: Readonly<Record<Exclude<ProjectRole, 'none'>, string>> = {
  editor: 'Les éditeurs voient et modifient tout dans le projet.',
  commenter: 'Les commentateurs voient tout dans le projet et peuvent commenter.',
  viewer: 'Les lecteurs voient le projet et ne modifient rien.',
};

export const INVITED_ROLE_TEXTS: Readonly<Record<InvitedRole, string>> = {
  ...WORKSPACE_ROLE_TEXTS,
  ...PROJECT_ROLE_TEXTS,
};

export const INVITATION_TEXTS: InLanguage<typeof en.INVITATION_TEXTS> = {
  title: 'Invitation',
  heading: (workspace) => `Rejoindre ${workspace}`,
  who: (inviter, place, role) =>
    `${inviter} vous invite dans ${place} comme ${INVITED_ROLE_TEXTS[role].toLowerCase()}.`,
  projectOf: (project, workspace) => `le projet ${project} de ${workspace}`,
  workspaceCalled: (workspace) => `l’espace de travail ${workspace}`,
  what: {
    ...IN_PROJECTS,
    admin: 'Les administrateurs voient et modifient tous les projets, et gèrent les membres.',
    member: 'Les membres voient les projets de l’espace de travail, dans le rôle que chaque projet donne aux membres.',
    guest: 'Les invités voient les projets partagés avec eux, et rien d’autre de l’espace de travail.',
  },
  once: 'Le lien vaut pour une personne.',
  accept: 'Accepter l’invitation',
  signIn: 'Se connecter pour accepter',
  failed: 'Accepter l’invitation',
  notFound:
    'Cette invitation n’est pas valable : elle n’existe pas, a déjà servi, a été révoquée ou a expiré. Demandez-en une nouvelle à la personne qui l’a envoyée.',
  own: 'Aller à vos projets',
};

export const SWITCHER_TEXTS: InLanguage<typeof en.SWITCHER_TEXTS> = {
  button: 'Espace de travail :',
  heading: 'Espaces de travail',
  personal: 'Personnel',
  only: 'vous seul',
  youAre: (role) => `vous êtes ${WORKSPACE_ROLE_TEXTS[role].toLowerCase()}`,
  members: 'Membres et invitations',
  add: 'Ajouter un espace de travail',
  gone: 'Cet espace de travail n’existe pas, ou vous n’en êtes pas membre. Votre espace personnel est ouvert.',
};

export const NEW_WORKSPACE_TEXTS: InLanguage<typeof en.NEW_WORKSPACE_TEXTS> = {
  title: 'Ajouter un espace de travail',
  hint: 'Pour une entreprise ou une équipe. Il a ses propres projets, modèles de caméras, liste de prix et coordonnées. Vous pouvez y inviter d’autres personnes.',
  name: 'Nom',
  nameHint: 'Sécurité du Nord',
  create: 'Ajouter l’espace de travail',
  failed: 'Ajouter l’espace de travail',
};

export const MEMBERS_TEXTS: InLanguage<typeof en.MEMBERS_TEXTS> = {
  title: 'Membres',
  hint: 'qui est dans cet espace de travail, et qui est invité.',
  personalHint:
    'C’est votre espace de travail personnel : vous y êtes seul. Pour travailler à plusieurs, ajoutez un espace de travail pour votre entreprise et invitez vos collègues.',
  count: (count) => counted(count, 'membre', 'membres'),
  find: 'Rechercher par nom ou e-mail',
  nobody: 'Personne n’a ce nom ou cet e-mail.',
  you: 'vous',
  name: 'Nom',
  role: 'Rôle',
  since: 'Depuis',
  actions: 'Actions',
  roleOf: (name) => `Rôle de ${name}`,
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  leave: 'Quitter',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeQuestion: (name, workspace) => `${name} ne voit plus les projets de ${workspace}. Ce que ${name} a créé reste.`,
  leaveTitle: (workspace) => `Quitter ${workspace} ?`,
  leaveQuestion:
    'Vous ne voyez plus ses projets. Ce que vous avez créé reste. Pour revenir, il vous faut une nouvelle invitation.',
  failed: 'Modifier les membres',
  reasons: {
    lastOwner: 'Le dernier propriétaire ne peut ni partir ni changer de rôle : nommez d’abord un autre propriétaire.',
    ownersByOwners: 'Seul un propriétaire peut nommer ou modifier des propriétaires.',
    admins: (ask) => `Seuls les propriétaires et administrateurs peuvent modifier les membres. Demandez à ${ask}.`,
  },
  locked: {
    lastOwner: 'le dernier propriétaire',
    ownersByOwners: 'réservé aux propriétaires',
    admins: 'réservé aux propriétaires et administrateurs',
  },
};

export const INVITE_TEXTS: InLanguage<typeof en.INVITE_TEXTS> = {
  title: 'Inviter',
  role: 'Rôle',
  roleHints: {
    member: 'Voit chaque projet dans le rôle que le projet donne aux membres.',
    admin: 'Voit et modifie tous les projets, et gère les membres.',
    guest: 'Ne voit que les projets partagés avec lui.',
  },
  email: 'E-mail',
  emailHint: 'Facultatif : seule la personne ayant cette adresse peut alors accepter.',
  valid: 'Valable',
  days: 'jours',
  create: 'Créer un lien d’invitation',
  created: 'Invitation créée',
  once: (day) => `Le lien n’est affiché qu’une fois. Il vaut pour une personne, jusqu’au ${day}.`,
  link: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Copié',
  mail: 'E-mail',
  mailSubject: (workspace) => `Invitation à rejoindre ${workspace}`,
  mailBody: (workspace, url, day) =>
    `Vous êtes invité dans l’espace de travail ${workspace} de Site Designer. Ouvrez ce lien pour le rejoindre :\n\n${url}\n\nLe lien sert une seule fois, jusqu’au ${day}.`,
  failed: 'Inviter',
  open: (count) => counted(count, 'invitation ouverte', 'invitations ouvertes'),
  most: (most) => `sur ${number(most)} au plus`,
  none: 'Aucune invitation ouverte.',
  anybody: 'Toute personne ayant le lien',
  invited: 'Pour',
  to: (project) => project ?? 'Espace de travail',
  where: 'Où',
  by: (inviter, day) => `par ${inviter}, ${day}`,
  expires: 'Expire',
  expiresIn: (days, day) => {
    if (days < 1) return `aujourd’hui, ${day}`;
    return days === 1 ? `demain, ${day}` : `dans ${number(days)} jours, ${day}`;
  },
  revoke: 'Révoquer',
  revokeOf: (role, inviter) => `Révoquer l’invitation comme ${role} par ${inviter}`,
  revokeFailed: 'Révoquer l’invitation',
};

export const WORKSPACE_TEXTS: InLanguage<typeof en.WORKSPACE_TEXTS> = {
  title: 'Espace de travail',
  name: 'Nom de l’espace de travail',
  rename: 'Renommer',
  renamed: 'Enregistré',
  delete: 'Supprimer l’espace de travail',
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteQuestion: 'Tous ses projets, modèles et prix disparaissent avec lui, pour tous les membres.',
  deleteConfirm: 'Oui, supprimer',
  deleted: (name) => `Suppression : ${name}`,
  restore: 'Restaurer',
  ownersOnly: (ask) => `Seul un propriétaire peut supprimer l’espace de travail. Demandez à ${ask}.`,
  adminsOnly: (ask) =>
    `Seuls les propriétaires et administrateurs peuvent renommer l’espace de travail. Demandez à ${ask}.`,
  failed: 'Modifier l’espace de travail',
};
