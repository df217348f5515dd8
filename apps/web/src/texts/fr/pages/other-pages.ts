import type * as en from '../../en/pages/other-pages.ts';
import type { InLanguage } from '../../in-language.ts';

export const NOT_FOUND_TEXTS: InLanguage<typeof en.NOT_FOUND_TEXTS> = {
  title: 'Page introuvable',
  heading: 'Cette page est introuvable',
  hint: 'Utilisez la navigation ci-dessus, ou vérifiez l’adresse et saisissez-la de nouveau.',
  toProjects: 'Aller aux projets',
};

export const DISCLAIMER_TEXTS: InLanguage<typeof en.DISCLAIMER_TEXTS> = {
  heading: 'Avertissement',
  paragraphs: (product) => [
    `${product} aide à planifier. Ses chiffres reposent sur des données publiées, sur des mesures et, là où c’est indiqué, sur des hypothèses. Scènes, caméras, réseaux et réglages réels diffèrent : les débits binaires varient avec la lumière, le mouvement et le bruit, et le matériel évolue.`,
    'Vérifiez une proposition auprès des fabricants du matériel et des éditeurs des logiciels avant de commander. Il n’est pas garanti qu’un système construit d’après elle atteigne les performances calculées.',
    'Les noms de produits sont des marques de leurs propriétaires et ne servent qu’à dire ce qui est visé.',
  ],
};

export const ACCURACY_LINK: InLanguage<typeof en.ACCURACY_LINK> = 'Quelle confiance accorder aux chiffres';
