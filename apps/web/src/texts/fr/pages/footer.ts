/** Links of the footer by their ids, which the branding file has: a company that changes a link changes its text here. */
export const FOOTER_TEXTS: Readonly<Record<string, string>> = {
  about: 'À propos',
  contact: 'Contact',
  offices: 'Agences',
  careers: 'Carrières',
  news: 'S’abonner aux actualités',
  feedback: 'Donner votre avis',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  cookies: 'Politique relative aux cookies',
  mapPolicy: 'Politique MAP',
  whistleblower: 'Signalement éthique',
  modernSlavery: 'Loi sur l’esclavage moderne',
  compliance: 'Questions de conformité :',
};
