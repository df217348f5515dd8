import { counted } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/editor.ts';
import type { InLanguage } from '../../in-language.ts';

export const EDITOR_TEXTS: InLanguage<typeof en.EDITOR_TEXTS> = {
  design: 'Étude de site',
  cameras: 'Caméras',
  servers: 'Serveurs',
  answer: 'Résultat',
  projects: 'Projets',
  generate: 'Créer la proposition',
  update: 'Actualiser la proposition',
};

/** The failed action, in failure messages. */
export const EDITOR_ACTIONS: InLanguage<typeof en.EDITOR_ACTIONS> = {
  load: 'Charger l’étude de site',
  save: 'Enregistrer les modifications',
  settingsNotSaved: 'Les réglages des serveurs n’ont pas été enregistrés',
  newerNotRead: 'La version plus récente n’a pas pu être chargée',
  notSized: 'L’étude n’a pas pu être dimensionnée',
  versionNotKept: 'La version d’avant une modification n’a pas été gardée',
};

/** By whether this browser keeps the changes that are not saved. */
export const SAVE_TEXTS: InLanguage<typeof en.SAVE_TEXTS> = {
  saved: () => 'Tout est enregistré',
  unsaved: () => 'Modifications non enregistrées',
  saving: () => 'Enregistrement…',
  offline: (isKept) =>
    isKept
      ? 'Hors ligne : les modifications sont gardées dans ce navigateur'
      : 'Hors ligne : les modifications ne sont pas enregistrées',
  busy: (isKept) =>
    isKept
      ? 'Le serveur est occupé : les modifications sont gardées dans ce navigateur et bientôt renvoyées'
      : 'Le serveur est occupé : les modifications ne sont pas encore enregistrées et sont bientôt renvoyées',
  quota: () => 'Non enregistré : votre compte n’a plus de place',
  full: () => 'Non enregistré : le serveur n’a plus de place',
  conflict: () => 'Modifié ailleurs',
  refused: () => 'Non enregistré',
  failed: () => 'Non enregistré',
};

/** Texts in cells that are neither in the design nor saved. */
export const NOT_TAKEN: InLanguage<typeof en.NOT_TAKEN> = (entries) =>
  counted(entries, 'saisie non reprise', 'saisies non reprises');

const NOT_KEPT = 'Ce navigateur n’a pas pu en garder une copie : ne fermez pas cette page.';

function kept(isKept: boolean): string {
  return isKept ? 'Elles sont gardées dans ce navigateur.' : NOT_KEPT;
}

export const CONFLICT_TEXTS: InLanguage<typeof en.CONFLICT_TEXTS> = {
  reason: (isKept) =>
    `Cette étude a été modifiée ailleurs depuis que vous l’avez ouverte. Vos modifications ne sont pas encore enregistrées. ${kept(isKept)}`,
  refused: (isKept) =>
    `Le serveur a refusé vos dernières modifications. ${kept(isKept)} Corrigez-les ou abandonnez-les.`,
  failed: (isKept) => `Vos dernières modifications n’ont pas pu être enregistrées. ${kept(isKept)}`,
  quota: (isKept) =>
    `Vos dernières modifications n’ont pas pu être enregistrées : elles dépassent la limite de votre compte. ${kept(isKept)} Supprimez ce dont vous n’avez plus besoin et réessayez.`,
  full: (isKept) =>
    `Vos dernières modifications n’ont pas pu être enregistrées : le serveur n’a plus de place. ${kept(isKept)} Prévenez l’administrateur du serveur.`,
  notKept: `Vos dernières modifications ne sont pas encore enregistrées. ${NOT_KEPT}`,
  merged: 'Cette étude a aussi été modifiée ailleurs. Elle contient maintenant les deux séries de modifications.',
  lostSteps: (steps) =>
    `${counted(steps, 'étape antérieure ne peut pas être annulée', 'étapes antérieures ne peuvent pas être annulées')} entièrement, car cela reviendrait sur des modifications faites ailleurs.`,
  somebody: 'quelqu’un d’autre',
  overwritten: (cell, value, by) => `${cell} : modifié par ${by} après vous. Votre valeur était ${value}.`,
  outlived: (cell, value, by) => `${cell} : réglé sur ${value} par ${by} en même temps. Votre valeur est retenue.`,
  restore: (value) => `Restaurer ${value}`,
  use: (value) => `Utiliser ${value}`,
  name: 'Nom de l’étude',
  settings: 'Réglages des serveurs',
  setting: (label, value) => `${label} : ${value}`,
  mineSettings: 'selon vous',
  theirSettings: 'selon l’autre modification',
  discard: 'Abandonner mes modifications',
  keep: 'Garder mes modifications',
  keepChosen: 'Garder les valeurs choisies',
  caption: 'Modifié des deux côtés',
  where: 'Où',
  mine: 'Vous',
  theirs: 'Ailleurs',
  place: (group, stream) => `Groupe ${group}, flux ${stream}`,
  cell: (title, group, stream) => `${title}, groupe ${group}, flux ${stream}`,
  deleted: 'supprimé',
  changed: 'modifié',
  noName: 'sans nom',
};
