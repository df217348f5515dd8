import type { ApiTexts } from './api-texts.ts';

const SAFE = 'alles vorher Gespeicherte ist sicher';
const NOT_STORED = 'Von dieser Anfrage wurde nichts gespeichert';

export const de: ApiTexts = {
  titles: {
    400: 'Ungültige Anfrage',
    401: 'Nicht angemeldet',
    403: 'Nicht erlaubt',
    404: 'Nicht gefunden',
    405: 'Methode nicht erlaubt',
    408: 'Zeitüberschreitung der Anfrage',
    409: 'Konflikt',
    412: 'Vorbedingung nicht erfüllt',
    413: 'Anfrage zu groß',
    415: 'Medientyp nicht unterstützt',
    429: 'Zu viele Anfragen',
    431: 'Kopfzeilen zu lang',
    500: 'Interner Serverfehler',
    503: 'Dienst nicht verfügbar',
    507: 'Kein Speicherplatz',
  },
  details: {
    401: 'Ein gültiges Zugriffstoken ist erforderlich',
    404: 'Diese Adresse gibt es nicht',
    405: 'Die Adresse nimmt diese Methode nicht an; Allow nennt die zulässigen',
    408: 'Die Anfrage hat zu lange gebraucht, um einzutreffen',
    413: 'Der Inhalt ist größer, als dieser Server annimmt',
    415: 'Inhalte sind application/json',
    429: 'Zu viele Anfragen in einer Minute; versuchen Sie es nach der Zeit erneut, die Retry-After nennt',
    431: 'Die Kopfzeilen sind länger, als dieser Server annimmt',
    503: 'Nicht bereit; versuchen Sie es später erneut',
  },
  requests: {
    address: 'Die Adresse ist nicht lesbar',
    unreadable: 'Die Anfrage ist nicht lesbar; ist der Inhalt gültiges JSON?',
    noHost: 'Anfragen mit HTTP/1.1 benötigen die Kopfzeile Host',
    brokenText: 'Texte dürfen weder das Zeichen U+0000 noch einzelne Surrogate enthalten',
    fields: (count) => (count === 1 ? '1 Feld muss korrigiert werden' : `${count} Felder müssen korrigiert werden`),
    mostItems: (most) => `Darf höchstens ${most} sein`,
    notFound: 'Nicht gefunden, oder es gehört einem anderen Benutzer',
    stale: 'Die Standortplanung wurde geändert, seit sie gelesen wurde; nichts wurde gespeichert',
    stopping: 'Dieser Server wird beendet; nichts wurde ausgeführt',
    waiting: (most) => `Es warten bereits ${most} Anfragen zu großen Planungen; versuchen Sie es später erneut`,
    outOfMemory:
      'Diese Anfrage benötigt mehr Arbeitsspeicher, als eine Anfrage belegen darf. Nichts davon wurde gespeichert. Fragen Sie weniger auf einmal an',
    openStreams: (open) => `Sie verfolgen bereits ${open} Projekte; schließen Sie zuerst eines davon`,
    explanation: (size, limit) => `Die Erklärung dieser Planung hat ${size}; dieser Server sendet höchstens ${limit}`,
  },
  storage: {
    away: `Die Datenbank antwortet nicht. ${NOT_STORED}; ${SAFE}`,
    busy: `Die Datenbank ist überlastet. ${NOT_STORED}; ${SAFE}`,
    slow: `Die Datenbank hat für diese Anfrage zu lange gebraucht und sie abgebrochen. Nichts davon wurde gespeichert; ${SAFE}`,
    unsure: `Die Datenbank war nicht mehr erreichbar, während sie diese Anfrage speicherte. Sie wurde vielleicht gespeichert: Lesen Sie nach, bevor Sie sie wiederholen; ${SAFE}`,
    locked: `Die Datenbank schreibt gerade etwas anderes. ${NOT_STORED}; ${SAFE}`,
    unusable: `Die Dateien der Datenbank können nicht gelesen oder geschrieben werden. ${NOT_STORED}`,
    full: `Der Datenträger der Datenbank ist voll. ${NOT_STORED}; ${SAFE} und kann gelesen werden`,
    noAnswer: (ms) => `Die Datenbank hat nicht innerhalb von ${ms} ms geantwortet`,
  },
  quotas: {
    designsPerUser: (figure, limit) => `Sie hätten ${figure} Standortplanungen; erlaubt sind höchstens ${limit}`,
    groupsPerDesign: (figure, limit) =>
      `Diese Standortplanung hätte ${figure} Kameragruppen; erlaubt sind höchstens ${limit}`,
    rowsPerUser: (figure, limit) =>
      `Sie hätten ${figure} Kamerastreams in allen Ihren Standortplanungen; erlaubt sind höchstens ${limit}`,
    proposalsPerProject: (figure, limit) =>
      `Dieses Projekt hätte ${figure} ausgestellte Angebote; erlaubt sind höchstens ${limit}`,
    commentsPerProject: (figure, limit) => `Dieses Projekt hätte ${figure} Kommentare; erlaubt sind höchstens ${limit}`,
    questionsPerLink: (figure, limit) =>
      `Über diesen Link wären ${figure} Fragen gestellt worden; erlaubt sind höchstens ${limit}`,
    linksPerProject: (figure, limit) =>
      `Die Angebote dieses Projekts hätten ${figure} noch gültige Links; erlaubt sind höchstens ${limit}`,
    projectsPerUser: (figure, limit) => `Sie hätten ${figure} Projekte; erlaubt sind höchstens ${limit}`,
    sitesPerProject: (figure, limit) => `Dieses Projekt hätte ${figure} Standorte; erlaubt sind höchstens ${limit}`,
    templatesPerUser: (figure, limit) => `Sie hätten ${figure} Kameravorlagen; erlaubt sind höchstens ${limit}`,
    bytesPerUser: (figure, limit) =>
      `Ihre ausgestellten Angebote und Grundrisse hätten ${figure} Byte; erlaubt sind höchstens ${limit}`,
    workspacesPerUser: (figure, limit) => `Ihnen gehörten ${figure} Arbeitsbereiche; erlaubt sind höchstens ${limit}`,
    plansPerSite: (figure, limit) => `Dieser Standort hätte ${figure} Grundrisse; erlaubt sind höchstens ${limit}`,
    placementsPerDesign: (figure, limit) =>
      `Diese Standortplanung hätte ${figure} platzierte Kameras; erlaubt sind höchstens ${limit}`,
    areasPerDesign: (figure, limit) =>
      `Diese Standortplanung hätte ${figure} Bereiche; erlaubt sind höchstens ${limit}`,
    namedVersions: (figure, limit) =>
      `Diese Standortplanung hätte ${figure} benannte Versionen; erlaubt sind höchstens ${limit}`,
    invitations: (figure, limit) =>
      `Dieser Arbeitsbereich hätte ${figure} offene Einladungen; erlaubt sind höchstens ${limit}`,
    withDeleted: ', einschließlich derer, die in den letzten 30 Tagen gelöscht wurden',
    nothingStored: '. Nichts wurde gespeichert',
  },
  rights: {
    project: 'dieses Projekt',
    workspace: 'diesen Arbeitsbereich',
    may: { view: 'ansehen', comment: 'ansehen und kommentieren', edit: 'bearbeiten' },
    askFor: {
      view: 'zum Ansehen',
      comment: 'zum Kommentieren',
      edit: 'zum Bearbeiten',
      manage: 'zum Verwalten',
      own: 'als Inhaber',
    },
    refused: ({ may, what, owner, right }) => `Sie dürfen ${what} ${may}; bitten Sie ${owner} um das Recht ${right}`,
    notByToken: 'Ein API-Token darf das nicht: Melden Sie sich an',
    onlyRead: 'Dieses API-Token darf nur lesen',
    members: 'Nur Inhaber und Administratoren dürfen die Mitglieder eines Arbeitsbereichs ändern',
    owners: 'Nur ein Inhaber darf jemanden zum Inhaber machen oder die Rolle eines Inhabers ändern',
    lastOwner: 'Machen Sie zuerst jemand anderen zum Inhaber',
    personalStays:
      'Ein persönlicher Arbeitsbereich bleibt bei seinem Inhaber; andere können Gäste in seinen Projekten sein',
    guestsMove:
      'Nur Inhaber und Administratoren eines Arbeitsbereichs dürfen Gäste in ihn mitnehmen; nichts wurde verschoben',
    otherEmail:
      'Diese Einladung gilt für eine andere E-Mail-Adresse: Melden Sie sich mit ihr an oder bitten Sie um eine neue Einladung',
  },
  account: {
    personal: 'Persönlich',
    formerMember: 'ehemaliges Mitglied',
    confirmEmail: 'Muss die E-Mail-Adresse dieses Kontos sein',
    confirmName: 'Muss der Name dieses Kontos sein',
    lastOwner: (workspaces) =>
      `Machen Sie zuerst jemand anderen zum Inhaber von ${workspaces}: Dort arbeiten noch andere`,
    deleted: 'Dieses Konto wurde gelöscht; melden Sie sich erneut an, um ein neues zu erhalten',
    disabled: 'Dieses Konto ist gesperrt; wenden Sie sich an den Betreiber dieses Servers',
    tooManyTokens: (limit) =>
      `Dieser Arbeitsbereich hat ${limit} gültige API-Tokens und darf nicht mehr haben: Widerrufen Sie zuerst eines`,
    readme: `Dieses Archiv enthält, was Site Designer von Ihnen und in Ihrem persönlichen Arbeitsbereich speichert.

account.json                wer Sie sind, Ihre Arbeitsbereiche mit Ihren Rollen, Ihre API-Tokens ohne deren Geheimnisse
comments.json               die Kommentare, die Sie geschrieben haben, in jedem Arbeitsbereich
camera-templates.json       Ihre Kameravorlagen; sie lassen sich unter Vorlagen importieren
price-list.csv              Ihre Preisliste; sie lässt sich unter Preise importieren
branding.json               was auf Ihren Angeboten steht
projects/…/project.json     Namen, Deckblatt, Standorte und eigene Positionen jedes Projekts
projects/…/*.design.json    jede Planung; in einer Liste von Planungen lässt sich daraus wieder eine Planung importieren
projects/…/proposals/…      ausgestellte Angebote, wie sie ausgestellt wurden

Projekte einer Firma gehören deren Arbeitsbereich und sind nicht enthalten: Fragen Sie dessen Inhaber danach.
`,
  },
  fields: {
    pattern: (pattern) => `Muss dem Muster „${pattern}“ entsprechen`,
    constant: 'Muss einer der angegebenen Werte sein',
    maxLength: (most) => `Höchstens ${most} Zeichen`,
    minLength: (least) => `Mindestens ${least} Zeichen`,
    otherId: (addressed) => `Muss ${addressed} sein, wie in der Adresse`,
    tokenName: (most) => `Der Name muss 1 bis ${most} Zeichen haben`,
    characters: (most) => `Höchstens ${most} Zeichen`,
    email: 'Muss eine E-Mail-Adresse sein',
    locale: 'Muss ein Sprachkürzel wie de-DE sein',
    colour: 'Muss eine Farbe wie #0b5cad sein',
    logoForm: 'Muss ein PNG-Bild als Datenadresse sein (data:image/png;base64,…)',
    logoSize: (kb) => `Höchstens ${kb} kB`,
    logoPng: 'Der Inhalt ist kein PNG-Bild',
    logoPixels: (most) => `Höchstens ${most} Pixel auf jeder Seite`,
    walls: (most) => `Höchstens ${most} Wände`,
    points: (min, max) => `${min} bis ${max} Punkte`,
    ownId: 'Muss mindestens 1 sein und darf nur einmal vorkommen',
    closets: (most) => `Höchstens ${most} Verteiler`,
    noPlacement: 'Keine Platzierung hatte diese ID',
    noGroup: 'Nennt keine Kameragruppe dieser Planung',
    noPlan: 'Nennt keinen Grundriss dieses Standorts',
    idTwice: 'Eine ID kommt zweimal vor',
    closetName: 'Ein anderer Verteiler hat diesen Namen',
    cameraLabel: 'Eine andere Kamera dieser Planung hat diese Beschriftung',
  },
  pictures: {
    name: 'Grundriss',
    empty: 'Die Datei ist leer',
    bytes: (mb) => `Ein Bild hat höchstens ${mb} MB`,
    pixels: (megapixels) => `Ein Bild hat höchstens ${megapixels} Megapixel; verkleinern Sie es zuerst`,
    damaged: 'Das Bild ist beschädigt oder unvollständig',
    heic: 'Dies ist ein HEIC-Bild; speichern Sie es zuerst als JPEG',
    svg: 'Dies ist eine SVG-Zeichnung; speichern Sie sie zuerst als PNG',
    pdf: 'Dies ist ein PDF; wählen Sie in der App eine seiner Seiten oder speichern Sie es zuerst als PNG',
    unknown: 'Dies ist kein Bild im Format PNG, JPEG oder WebP',
  },
  comments: {
    cameraGroupId: 'Die Planung hat keine solche Kameragruppe',
    parentId: 'Die Planung hat kein Thema, das mit diesem Kommentar beginnt',
    unknown: 'Das Projekt hat keinen solchen Kommentar',
    change: 'Nur der Verfasser darf einen Kommentar ändern',
    delete: 'Nur der Verfasser und wer das Projekt verwaltet, dürfen einen Kommentar löschen',
  },
  proposals: {
    statuses: {
      issued: 'ausgestellt',
      superseded: 'ersetzt',
      accepted: 'angenommen',
      declined: 'abgelehnt',
      withdrawn: 'zurückgezogen',
      expired: 'abgelaufen',
    },
    sizingFailed: 'Die Berechnung ist fehlgeschlagen',
    noNetwork: 'Die Planung enthält kein Netz: Planen Sie zuerst seine Switches',
    priceChanged: (total) =>
      `Der Preis der Planung hat sich geändert: Sie kostet jetzt ${total}. Nichts wurde ausgestellt`,
    priceGone: 'Der Preis der Planung hat sich geändert: Sie hat jetzt keinen Preis. Nichts wurde ausgestellt',
    cannotBecome: (name, status, wanted) => `${name} ist ${status} und kann nicht ${wanted} werden`,
    cannotBeSized: (reason) => `Die Planung dieses Angebots lässt sich nicht mehr berechnen: ${reason}`,
    isClosed: (name, status) => `${name} ist ${status} und kann nicht mehr angenommen oder abgelehnt werden`,
    isWithdrawn: 'Das Angebot ist zurückgezogen: Ein Link würde ins Leere führen',
    moved:
      'Das Projekt wurde eben in einen anderen Arbeitsbereich verschoben. Nichts wurde gespeichert; versuchen Sie es erneut',
    versionUnusable: (reason) => `Diese Version lässt sich nicht mehr verwenden: ${reason}`,
    company: 'Ihre Firma',
    legalText: 'Dieses Dokument ist eine Berechnung und kein verbindliches Angebot.',
    servers: (count, _all, sites) => `${count} Server, ${sites} Standorte`,
  },
  signIn: {
    title: 'Anmelden',
    choose: 'Wählen Sie, wer Sie sind.',
    note: 'Diese Anmeldung gehört zum Produkt, dient der Entwicklung und Vorführung und verlangt kein Passwort.',
    try: 'Ohne Konto ausprobieren',
    outTitle: 'Abmelden',
    outQuestion: 'Möchten Sie sich abmelden?',
    outYes: 'Ja, abmelden',
    outNo: 'Nein, angemeldet bleiben',
    signedOutTitle: 'Abgemeldet',
    signedOut: 'Sie sind abgemeldet.',
    start: 'Zur Startseite',
    failedTitle: 'Das hat nicht funktioniert',
    failed: 'Die Anmeldung konnte nicht abgeschlossen werden.',
    again: 'Von vorn beginnen',
  },
};
