import type { InvitedRole } from '@site-designer/api-contract';
import type { ProjectRole } from '@site-designer/api-contract/roles';
import { counted, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/pages/workspaces.ts';
import type { InLanguage } from '../../in-language.ts';

export const WORKSPACE_ROLE_TEXTS: InLanguage<typeof en.WORKSPACE_ROLE_TEXTS> = {
  owner: 'Inhaber',
  admin: 'Administrator',
  member: 'Mitglied',
  guest: 'Gast',
};

export const PROJECT_ROLE_TEXTS: InLanguage<typeof en.PROJECT_ROLE_TEXTS> = {
  editor: 'Bearbeiter',
  commenter: 'Kommentator',
  viewer: 'Betrachter',
  none: 'Kein Zugriff',
};

const IN_PROJECTS: Readonly<Record<Exclude<ProjectRole, 'none'>, string>> = {
  editor: 'Bearbeiter sehen und ändern alles im Projekt.',
  commenter: 'Kommentatoren sehen alles im Projekt und können kommentieren.',
  viewer: 'Betrachter sehen das Projekt und ändern nichts.',
};

export const INVITED_ROLE_TEXTS: Readonly<Record<InvitedRole, string>> = {
  ...WORKSPACE_ROLE_TEXTS,
  ...PROJECT_ROLE_TEXTS,
};

export const INVITATION_TEXTS: InLanguage<typeof en.INVITATION_TEXTS> = {
  title: 'Einladung',
  heading: (workspace) => `${workspace} beitreten`,
  who: (inviter, place, role) => `${inviter} lädt Sie als ${INVITED_ROLE_TEXTS[role]} ein: ${place}.`,
  projectOf: (project, workspace) => `Projekt ${project} von ${workspace}`,
  workspaceCalled: (workspace) => `Arbeitsbereich ${workspace}`,
  what: {
    ...IN_PROJECTS,
    admin: 'Administratoren sehen und ändern alle Projekte und verwalten die Mitglieder.',
    member: 'Mitglieder sehen die Projekte des Arbeitsbereichs, in der Rolle, die jedes Projekt den Mitgliedern gibt.',
    guest: 'Gäste sehen die mit ihnen geteilten Projekte und nichts sonst vom Arbeitsbereich.',
  },
  once: 'Der Link gilt für eine Person.',
  accept: 'Einladung annehmen',
  signIn: 'Zum Annehmen anmelden',
  failed: 'Einladung annehmen',
  notFound:
    'Diese Einladung funktioniert nicht: Es gibt sie nicht, sie wurde bereits verwendet, widerrufen oder ist abgelaufen. Bitten Sie den Absender um eine neue.',
  own: 'Zu Ihren Projekten',
};

export const SWITCHER_TEXTS: InLanguage<typeof en.SWITCHER_TEXTS> = {
  button: 'Arbeitsbereich:',
  heading: 'Arbeitsbereiche',
  personal: 'Persönlich',
  only: 'nur Sie',
  youAre: (role) => `Sie sind ${WORKSPACE_ROLE_TEXTS[role]}`,
  members: 'Mitglieder und Einladungen',
  add: 'Arbeitsbereich hinzufügen',
  gone: 'Diesen Arbeitsbereich gibt es nicht, oder Sie sind nicht Mitglied. Ihr persönlicher Arbeitsbereich ist geöffnet.',
};

export const NEW_WORKSPACE_TEXTS: InLanguage<typeof en.NEW_WORKSPACE_TEXTS> = {
  title: 'Arbeitsbereich hinzufügen',
  hint: 'Für eine Firma oder ein Team. Er hat eigene Projekte, Kameravorlagen, Preisliste und Firmenangaben. Sie können andere einladen.',
  name: 'Name',
  nameHint: 'Nord Sicherheitstechnik',
  create: 'Arbeitsbereich hinzufügen',
  failed: 'Arbeitsbereich hinzufügen',
};

export const MEMBERS_TEXTS: InLanguage<typeof en.MEMBERS_TEXTS> = {
  title: 'Mitglieder',
  hint: 'wer in diesem Arbeitsbereich ist und wer eingeladen ist.',
  personalHint:
    'Dies ist Ihr persönlicher Arbeitsbereich: Nur Sie sind darin. Um mit anderen zu arbeiten, fügen Sie einen Arbeitsbereich für Ihre Firma hinzu und laden sie ein.',
  count: (count) => counted(count, 'Mitglied', 'Mitglieder'),
  find: 'Nach Name oder E-Mail suchen',
  nobody: 'Niemand hat diesen Namen oder diese E-Mail.',
  you: 'Sie',
  name: 'Name',
  role: 'Rolle',
  since: 'Seit',
  actions: 'Aktionen',
  roleOf: (name) => `Rolle von ${name}`,
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  leave: 'Austreten',
  removeTitle: (name) => `${name} entfernen?`,
  removeQuestion: (name, workspace) =>
    `${name} sieht die Projekte von ${workspace} nicht mehr. Was ${name} erstellt hat, bleibt.`,
  leaveTitle: (workspace) => `Aus ${workspace} austreten?`,
  leaveQuestion:
    'Sie sehen die Projekte nicht mehr. Was Sie erstellt haben, bleibt. Um zurückzukehren, benötigen Sie eine neue Einladung.',
  failed: 'Mitglieder ändern',
  reasons: {
    lastOwner:
      'Der letzte Inhaber kann nicht austreten oder eine andere Rolle erhalten: Machen Sie zuerst jemand anderen zum Inhaber.',
    ownersByOwners: 'Nur ein Inhaber kann Inhaber ernennen oder ändern.',
    admins: (ask) => `Nur Inhaber und Administratoren können Mitglieder ändern. Fragen Sie ${ask}.`,
  },
  locked: {
    lastOwner: 'der letzte Inhaber',
    ownersByOwners: 'nur Inhaber',
    admins: 'nur Inhaber und Administratoren',
  },
};

export const INVITE_TEXTS: InLanguage<typeof en.INVITE_TEXTS> = {
  title: 'Einladen',
  role: 'Rolle',
  roleHints: {
    member: 'Sieht jedes Projekt in der Rolle, die das Projekt den Mitgliedern gibt.',
    admin: 'Sieht und ändert alle Projekte und verwaltet Mitglieder.',
    guest: 'Sieht nur die mit ihm geteilten Projekte.',
  },
  email: 'E-Mail',
  emailHint: 'Optional: Dann kann nur die Person mit dieser Adresse annehmen.',
  valid: 'Gültig für',
  days: 'Tage',
  create: 'Einladungslink erstellen',
  created: 'Einladung erstellt',
  once: (day) => `Der Link wird einmal angezeigt. Er gilt für eine Person, bis ${day}.`,
  link: 'Einladungslink',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  mail: 'E-Mail',
  mailSubject: (workspace) => `Einladung zu ${workspace}`,
  mailBody: (workspace, url, day) =>
    `Sie sind in den Arbeitsbereich ${workspace} in Site Designer eingeladen. Öffnen Sie diesen Link, um beizutreten:\n\n${url}\n\nDer Link gilt einmal, bis ${day}.`,
  failed: 'Einladen',
  open: (count) => counted(count, 'offene Einladung', 'offene Einladungen'),
  most: (most) => `von höchstens ${number(most)}`,
  none: 'Keine offenen Einladungen.',
  anybody: 'Alle, die den Link haben',
  invited: 'Für',
  to: (project) => project ?? 'Arbeitsbereich',
  where: 'Wo',
  by: (inviter, day) => `von ${inviter}, ${day}`,
  expires: 'Läuft ab',
  expiresIn: (days, day) => {
    if (days < 1) return `heute, ${day}`;
    return days === 1 ? `morgen, ${day}` : `in ${counted(days, 'Tag', 'Tagen')}, ${day}`;
  },
  revoke: 'Widerrufen',
  revokeOf: (role, inviter) => `Einladung als ${role} von ${inviter} widerrufen`,
  revokeFailed: 'Einladung widerrufen',
};

export const WORKSPACE_TEXTS: InLanguage<typeof en.WORKSPACE_TEXTS> = {
  title: 'Arbeitsbereich',
  name: 'Name des Arbeitsbereichs',
  rename: 'Umbenennen',
  renamed: 'Gespeichert',
  delete: 'Arbeitsbereich löschen',
  deleteTitle: (name) => `${name} löschen?`,
  deleteQuestion: 'Alle zugehörigen Projekte, Vorlagen und Preise werden mit gelöscht, für alle Mitglieder.',
  deleteConfirm: 'Ja, löschen',
  deleted: (name) => `${name} gelöscht`,
  restore: 'Wiederherstellen',
  ownersOnly: (ask) => `Nur ein Inhaber kann den Arbeitsbereich löschen. Fragen Sie ${ask}.`,
  adminsOnly: (ask) => `Nur Inhaber und Administratoren können den Arbeitsbereich umbenennen. Fragen Sie ${ask}.`,
  failed: 'Arbeitsbereich ändern',
};
