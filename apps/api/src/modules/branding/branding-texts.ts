import type { Branding } from '@site-designer/api-contract';
import { USUAL_LANGUAGE } from '@site-designer/texts';
import type { TextKinds } from '../texts/texts.ts';

export const BRANDING_TEXTS: TextKinds<Exclude<keyof Branding, 'logo' | 'paper' | 'language'>> = {
  name: 'line',
  accent: 'line',
  legalText: 'paragraphs',
  notes: 'paragraphs',
  locale: 'line',
  phone: 'line',
  email: 'line',
};

export const NO_BRANDING: Branding = {
  name: '',
  logo: null,
  accent: '',
  legalText: '',
  notes: '',
  locale: 'en-GB',
  language: USUAL_LANGUAGE,
  paper: 'A4',
  phone: '',
  email: '',
};
