/** Links of the footer by their ids, which the branding file has: a company that changes a link changes its text here. */
export const FOOTER_TEXTS: Readonly<Record<string, string>> = {
  about: 'Quiénes somos',
  contact: 'Contacto',
  offices: 'Oficinas',
  careers: 'Empleo',
  news: 'Suscribirse a las novedades',
  feedback: 'Enviar comentarios',
  terms: 'Condiciones de uso',
  privacy: 'Política de privacidad',
  cookies: 'Política de cookies',
  mapPolicy: 'Política MAP',
  whistleblower: 'Canal de denuncias',
  modernSlavery: 'Ley sobre la esclavitud moderna',
  compliance: 'Preguntas sobre cumplimiento:',
};
