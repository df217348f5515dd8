import type * as en from '../../en/pages/release-notes.ts';
import type { InLanguage } from '../../in-language.ts';

export const RELEASE_NOTES_HEADING = 'Notes de version';

/** Newest first. */
export const RELEASES: InLanguage<typeof en.RELEASES> = [
  {
    date: 'Novembre 2026',
    notes: [
      'Écrans, documents, ligne de commande et API parlent allemand, français et espagnol ; un document garde la langue dans laquelle il a été émis.',
      'Les résultats sont calculés dans le navigateur pendant la saisie, puis de nouveau par le serveur quand vous demandez une proposition.',
      'Le résultat en direct nomme la limite déterminante et indique à quelle distance se trouve le palier de matériel suivant.',
      'Chaque chiffre d’une proposition s’ouvre sur sa formule, ses constantes avec leur source et ce que vous avez saisi.',
      'Une page met chaque chiffre publié à côté de ce que dit le moteur, et montre ce qui est supposé ; une proposition émise dit ce qui l’a calculée.',
      'Toute liste de caméras s’importe sur une seule page, où chaque ligne est reprise, écartée avec sa raison, ou attend une décision.',
      'Le tableau des caméras fonctionne comme un tableur : touches, blocs, copier-coller, annulation ; il s’exporte en CSV ou XLSX et se réimporte.',
      'Caméras, câblage, main-d’œuvre et tout ce qui se vend d’autre ont leurs propres lignes sous la nomenclature, avec remise et TVA.',
      'Une étude s’exporte dans un fichier et se réimporte, avec l’emplacement de chaque erreur si le fichier a été modifié à la main.',
      'L’éditeur s’essaie sans compte : l’étude reste dans le navigateur jusqu’à son transfert vers un compte.',
      'Les entreprises étudient ensemble : espaces de travail, invitations par lien, rôles pour chaque projet.',
      'Les études ont des commentaires, des questions de clients, et des versions à nommer, comparer et restaurer.',
      'Tous les sites d’un projet sortent en un seul document client, avec un seul prix, à imprimer ou à garder en fichier.',
      'Ce qui est modifié dans un autre navigateur apparaît dans le tableau ouvert pendant la saisie, avec qui est présent et dans quelle cellule.',
      'Les propriétaires et administrateurs d’un espace de travail y lisent ce qui a été fait, et par qui.',
      'Une étude a une page pour son site : switchs par local technique, postes de visualisation, détection de mouvement sur le serveur.',
      'Ce qu’il faut demander au service informatique du client fait l’objet d’une fiche, et l’installateur reçoit la caméra de chaque port et des étiquettes pour les câbles.',
      'Le tableau des caméras a, sur demande, des colonnes pour le PoE, le câble et le local technique, et pour l’objectif et la finalité ; il dit ce que montre chaque caméra.',
      'Un site a des plans d’étage : les caméras y sont placées, avec ce que chacune montre à l’échelle, les murs, les locaux techniques et les zones à couvrir.',
      'Les plans d’étage figurent dans les documents des clients et des installateurs et dans les liens ; positions et repères s’exportent et s’importent en fichiers.',
      'Les groupes de caméras se gardent comme modèles et s’insèrent dans toute étude.',
      'Chaque réglage des serveurs dit ce qu’il fait et ce qui diffère de sa valeur par défaut.',
      'La proposition liste ce qu’il faut commander, montre ce qui remplit les disques et pour combien de temps, et s’imprime avec des numéros de page.',
      'Ce qui a été supprimé peut être restauré : un message le propose pendant dix secondes.',
      'Des raccourcis clavier, dont la touche point d’interrogation donne la liste.',
      'Un rapport des caméras venu des serveurs d’enregistrement montre en quoi un site construit diffère de son étude, et pourquoi.',
      'Les colonnes des listes gardent leur largeur ; les couleurs sont claires ou sombres, selon votre système ou votre choix.',
    ],
  },
  {
    date: 'Juin 2025',
    notes: [
      'En mode appliance, les filtres de modèle, de format de boîtier, de nombre de disques et de type de grappe RAID dépendent les uns des autres.',
      'L’utilisation des disques et l’utilisation du système ont chacune un curseur.',
      'La proposition montre le stockage total requis, le stockage par serveur avec son type de RAID, et l’utilisation du système en pourcentage.',
    ],
  },
  {
    date: 'Octobre 2023',
    notes: [
      'La proposition montre, par serveur, les flux des caméras, le débit de données des caméras et le débit de données Smart Client en mode transparent.',
    ],
  },
];
