import type * as en from '../../en/editor/local-design.ts';
import type { InLanguage } from '../../in-language.ts';

/** A design without an account. */
export const LOCAL_DESIGN_TEXTS: InLanguage<typeof en.LOCAL_DESIGN_TEXTS> = {
  title: 'Essayer sans compte',
  projectName: 'Sans compte',
  siteName: 'Dans ce navigateur',
  intro:
    'Étudiez un site sans vous connecter : caméras, serveurs, proposition expliquée, impression et fichiers fonctionnent comme avec un compte.',
  where:
    'L’étude n’existe que dans ce navigateur ; rien n’est envoyé à un serveur. Effacer les données du navigateur la supprime. Exportez-la dans un fichier, ou transférez-la plus tard vers votre compte.',
  noTemplates: 'Les modèles de groupes de caméras, les projets et les sites demandent un compte.',
  startEmpty: 'Commencer par une étude vide',
  or: 'Ou continuer avec un fichier d’étude :',
  startFromFile: 'Ouvrir un fichier d’étude',
  banner:
    'Cette étude n’existe que dans ce navigateur. Rien n’est envoyé à un serveur, et personne d’autre ne peut la voir.',
  take: 'Transférer vers mon compte',
  startOver: 'Tout recommencer',
  startOverTitle: 'Supprimer cette étude ?',
  startOverQuestion: 'Elle n’existe que dans ce navigateur. Exportez-la d’abord si vous voulez la garder.',
  startOverConfirm: 'Oui, supprimer',
  load: 'Charger l’étude de site',
  delete: 'Supprimer l’étude de site',
  templates: 'Les modèles demandent un compte.',
};

export const TAKE_TEXTS: InLanguage<typeof en.TAKE_TEXTS> = {
  title: 'Transférer vers mon compte',
  project: 'Projet',
  site: 'Site',
  newProject: 'Un nouveau projet',
  newSite: 'Un nouveau site',
  projectName: 'Nom du projet',
  siteName: 'Nom du site',
  designName: 'Nom de l’étude',
  confirm: 'Transférer vers mon compte',
  explained: 'La copie dans ce navigateur est supprimée dès que le serveur confirme l’enregistrement.',
  unsaved:
    'Certaines modifications ne sont pas encore enregistrées dans ce navigateur. Fermez cette fenêtre, lisez le message dans l’éditeur, puis réessayez.',
  notStored:
    'Le serveur ne l’a pas confirmé. Rien n’a été ajouté à votre compte, et l’étude est toujours dans ce navigateur : réessayez.',
};

/** Why a change is refused, in the words of the server. */
export const LOCAL_PROBLEM_TEXTS: InLanguage<typeof en.LOCAL_PROBLEM_TEXTS> = {
  invalid: 'Non valide',
  changedElsewhere: 'Modifié dans un autre onglet',
};
