import type { ProposalStatus } from '@site-designer/api-contract';
import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/issued.ts';
import type { InLanguage } from '../../in-language.ts';

export const ISSUE_FACTS: InLanguage<typeof en.ISSUE_FACTS> = {
  title: 'Émission',
  cover: 'Client et référence',
  number: 'Proposition',
  issued: 'Émise le',
  validUntil: 'Valable jusqu’au',
  computedBy: 'Calculée par',
  versions: ({ engine, model, catalogue }) => `moteur ${engine}, modèle ${model}, catalogue ${catalogue}`,
  customer: 'Client',
  contact: 'Contact',
  reference: 'Référence',
};

export const STATUS_TEXTS: Readonly<Record<ProposalStatus, string>> = {
  issued: 'Émise',
  superseded: 'Remplacée',
  accepted: 'Acceptée',
  declined: 'Refusée',
  withdrawn: 'Retirée',
  expired: 'Échue',
};

export const COVER_TEXTS: InLanguage<typeof en.COVER_TEXTS> = {
  open: 'Client et référence',
  customer: 'Client',
  contact: 'Contact',
  reference: 'Référence',
  note: 'Note',
  hint: 'Chaque proposition de ce projet part de ces données.',
  save: 'Enregistrer',
  failed: 'Enregistrer client et référence',
  notLoaded: 'Charger client, référence et entreprise',
};

export const ISSUE_TEXTS: InLanguage<typeof en.ISSUE_TEXTS> = {
  open: 'Émettre la proposition',
  filledFrom: (name, day) => `Repris de ${name}, émise le ${day}`,
  noCustomer: 'Le client est vide',
  contactReference: 'Contact, référence',
  language: 'Langue du document',
  languageHint: 'De ses phrases, nombres et dates. Le document la garde',
  seeIn: (language) => `Voir le document en ${language}`,
  audience: 'Pour qui',
  audiences: {
    customer: 'Client',
    sales: 'Ingénieur commercial',
    installer: 'Installateur',
    network: 'Informatique du client',
  },
  prices: 'Prix',
  withPrices: (total) => `Avec prix : ${total}`,
  withoutPrices: 'Sans prix',
  allPriced: 'Toutes les lignes ont un prix',
  onRequest: (count, lines) =>
    `${counted(count, 'ligne', 'lignes')} sur ${number(lines)} sans prix : ce sera « sur demande »`,
  chooseFirst: 'Rien n’est émis tant que les prix ne sont pas décidés.',
  pricesChanged:
    'La liste de prix a changé depuis que vous avez ouvert cette fenêtre. Regardez le nouveau total et choisissez de nouveau.',
  validUntil: 'Valable jusqu’au',
  daysLong: (days) => counted(days, 'jour', 'jours'),
  badDay: (days) => `Choisissez un jour entre demain et dans ${number(days)} jours`,
  addNote: 'Ajouter une note',
  issue: 'Émettre',
  issueRevision: (revised) => `Émettre une révision de ${revised}`,
  failed: 'Émettre la proposition',
  notSaved: 'Rien n’a été émis : l’étude n’a pas pu être enregistrée. Ce qu’il faut faire est indiqué près de son nom.',
  issued: (name) => `${name} est émise`,
  issuedFor: (customer, day) =>
    customer === '' ? `Valable jusqu’au ${day}.` : `Pour ${customer}, valable jusqu’au ${day}.`,
  copyLink: 'Copier le lien',
  downloadPdf: 'Télécharger le PDF',
  mail: 'E-mail',
  linkShows: (day) => `Le lien montre ce document et rien d’autre, jusqu’au ${day}.`,
  days: 'jours',
  latest: (name, day) => `Dernière émission : ${name} le ${day}.`,
  show: 'L’ouvrir',
};

export const ISSUED_TEXTS: InLanguage<typeof en.ISSUED_TEXTS> = {
  proposals: 'Propositions',
  of: (project) => `Propositions de ${project}`,
  none: 'Pas encore de propositions émises. Ouvrez une étude, créez sa proposition et émettez-la.',
  noMatch: (search) => `Rien ne correspond à « ${search} ».`,
  search: 'Rechercher des propositions',
  searchHint: 'Numéro, client ou étude',
  columns: {
    number: 'Numéro',
    customer: 'Client',
    design: 'Étude',
    headline: 'Propose',
    status: 'Statut',
    issued: 'Émise le',
    validUntil: 'Valable jusqu’au',
    actions: 'Actions',
  },
  load: 'Charger la proposition',
  notFound: 'Cette proposition n’existe pas, ou appartient à un autre compte.',
  toDesign: 'Comparer à l’étude',
  share: 'Partager',
  accept: 'Acceptée',
  decline: 'Refusée',
  withdraw: 'Retirer',
  withdrawTitle: 'Retirer la proposition ?',
  withdrawQuestion: 'Une proposition retirée le reste, et ses liens cessent de fonctionner.',
  statusFailed: 'Changer le statut de la proposition',
  changedSince: (today) => `Le moteur, le catalogue ou les prix ont changé depuis. Aujourd’hui : ${today}.`,
  seeToday: 'Voir quoi',
  forCustomer: 'Voir ce que reçoit son lecteur',
  history: 'Statuts',
  since: (status, day, by) => (by === null ? `${status} le ${day}` : `${status} le ${day} par ${by}`),
  decidedBy: (by, day) => (by === null ? day : `${by}, ${day}`),
};

export const LINK_TEXTS: InLanguage<typeof en.LINK_TEXTS> = {
  titleOf: (proposal) => `Liens vers ${proposal}`,
  hint: 'Toute personne ayant un lien peut lire, imprimer et garder le document client, et l’accepter ou le refuser, sans compte.',
  expires: 'Valable',
  create: 'Créer un lien',
  created: 'Copiez le lien maintenant : il n’est affiché qu’une fois.',
  address: 'Lien',
  copy: 'Copier',
  copied: 'Copié',
  list: 'Liens',
  none: 'Aucun lien.',
  until: (day) => `Valable jusqu’au ${day}`,
  ended: (day) => `Expiré le ${day}`,
  opened: (day) => `ouvert la dernière fois le ${day}`,
  neverOpened: 'jamais ouvert',
  revoke: (day) => `Révoquer le lien créé le ${day}`,
  failed: 'Modifier les liens',
};

/** The page of a link. */
export const SHARED_TEXTS: InLanguage<typeof en.SHARED_TEXTS> = {
  notFound:
    'Ce lien ne mène nulle part. Il a peut-être expiré ou été retiré : demandez-en un autre à la personne qui l’a envoyé.',
  superseded: 'Une révision plus récente de cette proposition a été émise.',
  expired: (day) => `Cette proposition était valable jusqu’au ${day}.`,
  ask: (seller) => `Demandez à ${seller} la proposition en vigueur.`,
  phone: 'Téléphone',
  email: 'E-mail',
};

/** What the customer answers by a link. */
export const DECISION_TEXTS: InLanguage<typeof en.DECISION_TEXTS> = {
  section: 'Votre réponse',
  validUntil: (day) => `Vous pouvez accepter cette proposition jusqu’au ${day}.`,
  accept: 'Accepter',
  decline: 'Refuser',
  acceptTitle: (name) => `Accepter ${name}`,
  declineTitle: (name) => `Refuser ${name}`,
  acceptFor: (amount) => `Accepter pour ${amount}`,
  name: 'Votre nom',
  remark: 'Remarque (facultatif)',
  total: (amount) => `J’accepte le total de ${amount}`,
  partOfTotal: (amount, priced, lines) =>
    `J’accepte ${amount} pour ${counted(priced, 'article', 'articles')} sur ${number(lines)} avec prix`,
  totalMissing: 'Cochez le prix pour accepter la proposition',
  accepted: (day, by) => (by === null ? `Acceptée le ${day}.` : `Acceptée par ${by} le ${day}.`),
  declined: (day, by) => (by === null ? `Refusée le ${day}.` : `Refusée par ${by} le ${day}.`),
  recorded: 'Enregistré avec votre nom, l’heure et ce document.',
  tooLate: 'Votre réponse n’a pas été enregistrée : le statut de la proposition avait changé avant.',
  notSent: 'Le serveur est injoignable. Vérifiez la connexion et renvoyez votre réponse.',
  refused: (reason) => `Votre réponse n’a pas été enregistrée : ${reason}.`,
};

export const COMPANY_TEXTS: InLanguage<typeof en.COMPANY_TEXTS> = {
  title: 'Entreprise',
  hint: 'Votre entreprise sur vos propositions. Les propositions émises ne changent pas.',
  name: 'Nom de l’entreprise',
  logo: 'Logo',
  chooseLogo: 'Choisir un logo',
  logoHint: 'SVG, PNG, JPEG ou WebP, au plus 4 MB et 4096 pixels de côté. Enregistré en PNG.',
  removeLogo: 'Supprimer le logo',
  noLogo: 'Aucun logo choisi',
  accent: 'Couleur d’accent',
  accentHint: 'Par exemple #0b5cad ; vide pour la couleur par défaut',
  legalText: 'Conditions',
  notes: 'Notes sur chaque proposition',
  phone: 'Téléphone',
  email: 'E-mail',
  contactHint: 'Affiché au client dont la proposition est remplacée ou n’est plus valable',
  language: 'Langue des documents',
  languageHint: 'Sauf si une autre est choisie à l’émission d’une proposition. Les propositions émises gardent la leur',
  locale: 'Langue et pays',
  localeHint:
    'Par exemple fr-FR : façon d’écrire nombres et dates du document client. Les propositions émises la gardent',
  paper: 'Papier',
  paperHint: 'Du document client. Les propositions émises le gardent',
  save: 'Enregistrer',
  saved: 'Enregistré',
  failed: 'Enregistrer l’entreprise',
  load: 'Charger l’entreprise',
  tooLarge: '4 MB au plus',
  tooManyPixels: '4096 pixels au plus de chaque côté',
  noPicture: 'Ce n’est pas une image SVG, PNG, JPEG ou WebP lisible',
  unboundedSvg:
    'Ce SVG ne peut pas être dessiné ici : il contient un élément use, mask, filter ou pattern, une animation ou plus de 5 000 éléments. Exportez-le en PNG',
  notDrawn: 'Le logo enregistré est un SVG qui n’est pas dessiné. Choisissez une image, ou supprimez le logo',
};
