import type { Branding } from '@site-designer/api-contract';
import type { TextKinds } from '../texts/texts.ts';

export const BRANDING_TEXTS: TextKinds<'name' | 'accent' | 'legalText' | 'notes'> = {
  name: 'line',
  accent: 'line',
  legalText: 'paragraphs',
  notes: 'paragraphs',
};

export const NO_BRANDING: Branding = { name: '', logo: null, accent: '', legalText: '', notes: '' };
