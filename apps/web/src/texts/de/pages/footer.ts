/** Links of the footer by their ids, which the branding file has: a company that changes a link changes its text here. */
export const FOOTER_TEXTS: Readonly<Record<string, string>> = {
  about: 'Über uns',
  contact: 'Kontakt',
  offices: 'Niederlassungen',
  careers: 'Karriere',
  news: 'Newsletter abonnieren',
  feedback: 'Feedback geben',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  cookies: 'Cookie-Richtlinie',
  mapPolicy: 'MAP-Richtlinie',
  whistleblower: 'Hinweisgebersystem',
  modernSlavery: 'Erklärung zu moderner Sklaverei',
  compliance: 'Fragen zur Compliance:',
};
