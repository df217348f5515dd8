import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/proposal-notes.ts';
import type { InLanguage } from '../../in-language.ts';

export type { Note } from '../../en/proposal/proposal-notes.ts';

export const proposalNotes: InLanguage<typeof en.proposalNotes> = (figures) => {
  const { archiveFrequency, speedupBaseFps, freeSqlCameras, stripKb, segmentKb, client } = figures;
  return [
    {
      title: 'Performances',
      text: 'Serveurs, réseaux et disques sont dimensionnés pour la pointe de tous les flux à la fois. Un serveur chargé d’autres tâches, comme une analyse antivirus des enregistrements ou de l’analyse vidéo, supporte moins que ce qui est indiqué ici.',
    },
    {
      title: 'Enregistrement live et archive',
      text: `Les caméras sont enregistrées dans la base live. Avec l’archivage, les enregistrements passent dans l’archive ; ${number(archiveFrequency)} fois par jour est supposé, sauf indication contraire de l’étude. La base live contient deux de ces intervalles. Une taille de bande de ${number(stripKb)} KB et une taille de segment de ${number(segmentKb)} KB sont recommandées pour les deux.`,
    },
    {
      title: 'SSD',
      text: 'Les SSD donnent à la base live plus de lectures et d’écritures qu’elle n’en demandera. Vérifiez les écritures pour lesquelles ils sont garantis sur leur durée de vie avant de les choisir pour de longues durées de conservation.',
    },
    {
      title: 'Virtualisation',
      text: 'Les chiffres sont ceux de serveurs physiques. Un serveur virtuel partage processeur, mémoire, réseau et disques avec ses voisins : réservez-lui ce qui est indiqué ici.',
    },
    {
      title: 'Speedup',
      text: `Speedup enregistre à une fréquence d’images de base jusqu’à ce qu’il se passe quelque chose, puis à une fréquence plus élevée. ${number(speedupBaseFps)} image par seconde est recommandée comme base.`,
    },
    {
      title: `Flux ${client} simultanés`,
      text: 'Le nombre de flux que des clients regardent à la fois sur un serveur, en direct ou en relecture, au débit moyen de ses flux. Chacun s’ajoute à la charge de son réseau et de ses disques.',
    },
    {
      title: 'Répartition des caméras',
      text: 'La répartition par serveur montre quelles caméras enregistre chaque serveur. Indiquez une autre répartition dans l’étude si le site la demande.',
    },
    {
      title: 'Réseau',
      text: 'Les débits incluent le son et les métadonnées des groupes qui en ont, et une partie de chaque liaison reste libre pour le reste. Gardez caméras et clients dans des réseaux séparés là où le tableau a deux liaisons.',
    },
    {
      title: 'Système d’exploitation',
      text: 'Le système d’exploitation est sur ses propres disques et ne prend ni emplacement ni capacité aux enregistrements.',
    },
    {
      title: 'Serveur de gestion et SQL Server',
      text: `Le serveur de gestion garde ses données dans SQL Server. L’édition gratuite suffit en général jusqu’à ${number(freeSqlCameras)} caméras ; les systèmes plus grands demandent une édition sous licence et des disques réservés à la base.`,
    },
  ];
};
