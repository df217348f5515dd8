import type { ApiTexts } from './api-texts.ts';

const SAFE = 'tout ce qui était déjà enregistré est intact';
const NOT_STORED = 'Rien de cette requête n’a été enregistré';

export const fr: ApiTexts = {
  titles: {
    400: 'Requête incorrecte',
    401: 'Non authentifié',
    403: 'Accès refusé',
    404: 'Introuvable',
    405: 'Méthode non autorisée',
    408: 'Délai de requête dépassé',
    409: 'Conflit',
    412: 'Condition préalable non remplie',
    413: 'Requête trop volumineuse',
    415: 'Type de contenu non pris en charge',
    429: 'Trop de requêtes',
    431: 'En-têtes trop longs',
    500: 'Erreur interne du serveur',
    503: 'Service indisponible',
    507: 'Espace de stockage insuffisant',
  },
  details: {
    401: 'Un jeton d’accès valide est nécessaire',
    404: 'Cette adresse n’existe pas',
    405: 'L’adresse n’accepte pas cette méthode ; Allow indique celles qu’elle accepte',
    408: 'La requête a mis trop de temps à arriver',
    413: 'Le contenu est plus volumineux que ce que ce serveur accepte',
    415: 'Les contenus sont application/json',
    429: 'Trop de requêtes en une minute ; réessayez après le délai indiqué par Retry-After',
    431: 'Les en-têtes sont plus longs que ce que ce serveur accepte',
    503: 'Pas encore prêt ; réessayez plus tard',
  },
  requests: {
    address: 'L’adresse est illisible',
    unreadable: 'La requête est illisible ; le contenu est-il du JSON valide ?',
    noHost: 'Les requêtes HTTP/1.1 ont besoin de l’en-tête Host',
    brokenText: 'Les textes ne doivent contenir ni le caractère U+0000 ni de demi-codets isolés',
    fields: (count) => (count === 1 ? '1 champ est à corriger' : `${count} champs sont à corriger`),
    mostItems: (most) => `${most} au maximum`,
    notFound: 'Introuvable, ou appartient à un autre utilisateur',
    stale: 'L’étude de site a été modifiée depuis sa lecture ; rien n’a été enregistré',
    stopping: 'Ce serveur s’arrête ; rien n’a été fait',
    waiting: (most) => `${most} requêtes sur de grandes études sont déjà en attente ; réessayez plus tard`,
    outOfMemory:
      'Cette requête demande plus de mémoire qu’une requête ne peut en prendre. Rien n’en a été enregistré. Demandez-en moins à la fois',
    openStreams: (open) => `Vous suivez déjà ${open} projets ; fermez-en un d’abord`,
    explanation: (size, limit) => `L’explication de cette étude fait ${size} ; ce serveur envoie au maximum ${limit}`,
  },
  storage: {
    away: `La base de données ne répond pas. ${NOT_STORED} ; ${SAFE}`,
    busy: `La base de données est surchargée. ${NOT_STORED} ; ${SAFE}`,
    slow: `La base de données a mis trop de temps pour cette requête et l’a interrompue. Rien n’en a été enregistré ; ${SAFE}`,
    unsure: `La base de données est devenue injoignable pendant l’enregistrement de cette requête. Elle a peut-être été enregistrée : relisez avant de la répéter ; ${SAFE}`,
    locked: `La base de données est occupée par une autre écriture. ${NOT_STORED} ; ${SAFE}`,
    unusable: `Les fichiers de la base de données ne peuvent être ni lus ni écrits. ${NOT_STORED}`,
    full: `Le disque de la base de données est plein. ${NOT_STORED} ; ${SAFE} et reste lisible`,
    noAnswer: (ms) => `La base de données n’a pas répondu en ${ms} ms`,
  },
  quotas: {
    designsPerUser: (figure, limit) => `Vous auriez ${figure} études de site ; ${limit} au maximum sont autorisées`,
    groupsPerDesign: (figure, limit) =>
      `Cette étude aurait ${figure} groupes de caméras ; ${limit} au maximum sont autorisés`,
    rowsPerUser: (figure, limit) =>
      `Vous auriez ${figure} flux de caméras dans toutes vos études ; ${limit} au maximum sont autorisés`,
    proposalsPerProject: (figure, limit) =>
      `Ce projet aurait ${figure} propositions émises ; ${limit} au maximum sont autorisées`,
    commentsPerProject: (figure, limit) =>
      `Ce projet aurait ${figure} commentaires ; ${limit} au maximum sont autorisés`,
    questionsPerLink: (figure, limit) =>
      `${figure} questions auraient été posées par ce lien ; ${limit} au maximum sont autorisées`,
    linksPerProject: (figure, limit) =>
      `Les propositions de ce projet auraient ${figure} liens non échus ; ${limit} au maximum sont autorisés`,
    projectsPerUser: (figure, limit) => `Vous auriez ${figure} projets ; ${limit} au maximum sont autorisés`,
    sitesPerProject: (figure, limit) => `Ce projet aurait ${figure} sites ; ${limit} au maximum sont autorisés`,
    templatesPerUser: (figure, limit) => `Vous auriez ${figure} modèles de groupe ; ${limit} au maximum sont autorisés`,
    bytesPerUser: (figure, limit) =>
      `Vos propositions émises et vos plans feraient ${figure} octets ; ${limit} au maximum sont autorisés`,
    workspacesPerUser: (figure, limit) =>
      `Vous seriez propriétaire de ${figure} espaces de travail ; ${limit} au maximum sont autorisés`,
    plansPerSite: (figure, limit) => `Ce site aurait ${figure} plans ; ${limit} au maximum sont autorisés`,
    placementsPerDesign: (figure, limit) =>
      `Cette étude aurait ${figure} caméras implantées ; ${limit} au maximum sont autorisées`,
    areasPerDesign: (figure, limit) => `Cette étude aurait ${figure} zones ; ${limit} au maximum sont autorisées`,
    namedVersions: (figure, limit) =>
      `Cette étude aurait ${figure} versions nommées ; ${limit} au maximum sont autorisées`,
    invitations: (figure, limit) =>
      `Cet espace de travail aurait ${figure} invitations ouvertes ; ${limit} au maximum sont autorisées`,
    withDeleted: ', y compris ce qui a été supprimé au cours des 30 derniers jours',
    nothingStored: '. Rien n’a été enregistré',
  },
  rights: {
    project: 'ce projet',
    workspace: 'cet espace de travail',
    may: { view: 'consulter', comment: 'consulter et commenter', edit: 'modifier' },
    askFor: {
      view: 'de le consulter',
      comment: 'de le commenter',
      edit: 'de le modifier',
      manage: 'de l’administrer',
      own: 'd’en être propriétaire',
    },
    refused: ({ may, what, owner, right }) => `Vous pouvez ${may} ${what} ; demandez à ${owner} le droit ${right}`,
    notByToken: 'Un jeton d’API ne peut pas faire cela : connectez-vous',
    onlyRead: 'Ce jeton d’API ne peut que lire',
    members: 'Seuls les propriétaires et les administrateurs peuvent modifier les membres d’un espace de travail',
    owners: 'Seul un propriétaire peut désigner un propriétaire ou modifier le rôle d’un propriétaire',
    lastOwner: 'Désignez d’abord un autre propriétaire',
    personalStays:
      'Un espace de travail personnel reste à son propriétaire ; d’autres peuvent être invités dans ses projets',
    guestsMove:
      'Seuls les propriétaires et les administrateurs d’un espace de travail peuvent y faire entrer des invités ; rien n’a été déplacé',
    otherEmail:
      'Cette invitation est destinée à une autre adresse e-mail : connectez-vous avec celle-ci, ou demandez une nouvelle invitation',
  },
  account: {
    personal: 'Personnel',
    formerMember: 'ancien membre',
    confirmEmail: 'Doit être l’adresse e-mail de ce compte',
    confirmName: 'Doit être le nom de ce compte',
    lastOwner: (workspaces) =>
      `Désignez d’abord un autre propriétaire pour ${workspaces} : d’autres personnes y travaillent`,
    deleted: 'Ce compte a été supprimé ; connectez-vous de nouveau pour en obtenir un autre',
    disabled: 'Ce compte est désactivé ; adressez-vous à l’exploitant de ce serveur',
    tooManyTokens: (limit) =>
      `Cet espace de travail a ${limit} jetons d’API valides et ne peut en avoir plus : révoquez-en un d’abord`,
    readme: `Cette archive contient ce que Site Designer enregistre de vous et dans votre espace de travail personnel.

account.json                qui vous êtes, vos espaces de travail avec vos rôles, vos jetons d’API sans leurs secrets
comments.json               les commentaires que vous avez écrits, dans tous les espaces de travail
camera-templates.json       vos modèles de groupe ; importez-les dans Modèles
price-list.csv              votre liste de prix ; importez-la dans Liste de prix
branding.json               ce qui figure sur vos propositions
projects/…/project.json     les noms, la couverture, les sites et les lignes propres de chaque projet
projects/…/*.design.json    chaque étude ; l’import d’un fichier d’étude, dans une liste d’études, en refait une étude
projects/…/proposals/…      les propositions émises, telles qu’elles ont été émises

Les projets d’une entreprise appartiennent à son espace de travail et n’y sont pas : demandez-les à son propriétaire.
`,
  },
  fields: {
    pattern: (pattern) => `Doit suivre le modèle « ${pattern} »`,
    constant: 'Doit être l’une des valeurs indiquées',
    maxLength: (most) => `${most} caractères au maximum`,
    minLength: (least) => `${least} caractères au minimum`,
    otherId: (addressed) => `Doit être ${addressed}, comme dans l’adresse`,
    tokenName: (most) => `Le nom doit avoir de 1 à ${most} caractères`,
    characters: (most) => `${most} caractères au maximum`,
    email: 'Doit être une adresse e-mail',
    locale: 'Doit être un code de langue tel que fr-FR',
    colour: 'Doit être une couleur telle que #0b5cad',
    logoForm: 'Doit être une image PNG sous forme d’adresse de données (data:image/png;base64,…)',
    logoSize: (kb) => `${kb} kB au maximum`,
    logoPng: 'Le contenu n’est pas une image PNG',
    logoPixels: (most) => `${most} pixels au maximum de chaque côté`,
    walls: (most) => `${most} murs au maximum`,
    points: (min, max) => `De ${min} à ${max} points`,
    ownId: 'Doit être au moins 1, et aucun autre ne peut l’avoir',
    closets: (most) => `${most} locaux techniques au maximum`,
    noPlacement: 'Aucune implantation n’a eu cet identifiant',
    noGroup: 'Ne désigne aucun groupe de caméras de cette étude',
    noPlan: 'Ne désigne aucun plan de ce site',
    idTwice: 'Un identifiant y figure deux fois',
    closetName: 'Un autre local technique porte ce nom',
    cameraLabel: 'Une autre caméra de cette étude porte ce repère',
  },
  pictures: {
    name: 'Plan d’étage',
    empty: 'Le fichier est vide',
    bytes: (mb) => `Une image fait au maximum ${mb} MB`,
    pixels: (megapixels) => `Une image a au maximum ${megapixels} mégapixels ; réduisez-la d’abord`,
    damaged: 'L’image est endommagée ou incomplète',
    heic: 'C’est une image HEIC ; enregistrez-la d’abord en JPEG',
    svg: 'C’est un dessin SVG ; enregistrez-le d’abord en PNG',
    pdf: 'C’est un PDF ; choisissez une de ses pages dans l’application, ou enregistrez-le d’abord en PNG',
    unknown: 'Ce n’est pas une image PNG, JPEG ou WebP',
  },
  comments: {
    cameraGroupId: 'L’étude n’a pas ce groupe de caméras',
    parentId: 'L’étude n’a pas de fil qui commence par ce commentaire',
    unknown: 'Le projet n’a pas ce commentaire',
    change: 'Seul son auteur peut modifier un commentaire',
    delete: 'Seuls son auteur et qui administre le projet peuvent supprimer un commentaire',
  },
  proposals: {
    statuses: {
      issued: 'émise',
      superseded: 'remplacée',
      accepted: 'acceptée',
      declined: 'refusée',
      withdrawn: 'retirée',
      expired: 'échue',
    },
    sizingFailed: 'Le dimensionnement a échoué',
    noNetwork: 'L’étude ne prévoit pas de réseau : prévoyez d’abord ses switchs',
    priceChanged: (total) => `Le prix de l’étude a changé : elle coûte maintenant ${total}. Rien n’a été émis`,
    priceGone: 'Le prix de l’étude a changé : elle n’a maintenant pas de prix. Rien n’a été émis',
    cannotBecome: (name, status, wanted) => `${name} est ${status} et ne peut pas devenir ${wanted}`,
    cannotBeSized: (reason) => `L’étude de cette proposition ne peut plus être dimensionnée : ${reason}`,
    isClosed: (name, status) => `${name} est ${status} et ne peut plus être acceptée ni refusée`,
    isWithdrawn: 'La proposition est retirée : un lien ne mènerait nulle part',
    moved: 'Le projet vient d’être déplacé dans un autre espace de travail. Rien n’a été enregistré ; réessayez',
    versionUnusable: (reason) => `Cette version n’est plus utilisable : ${reason}`,
    company: 'Votre entreprise',
    legalText: 'Ce document est un calcul et non une offre.',
    servers: (count, all, sites) => `${count} ${all === 1 ? 'serveur' : 'serveurs'}, ${sites} sites`,
  },
  signIn: {
    title: 'Connexion',
    choose: 'Choisissez qui vous êtes.',
    note: 'Cette connexion est fournie avec le produit pour le développement et les démonstrations et ne demande pas de mot de passe.',
    try: 'Essayer sans compte',
    outTitle: 'Déconnexion',
    outQuestion: 'Voulez-vous vous déconnecter ?',
    outYes: 'Oui, me déconnecter',
    outNo: 'Non, rester connecté',
    signedOutTitle: 'Déconnecté',
    signedOut: 'Vous êtes déconnecté.',
    start: 'Vers la page d’accueil',
    failedTitle: 'Cela n’a pas fonctionné',
    failed: 'La connexion n’a pas pu aboutir.',
    again: 'Recommencer',
  },
};
