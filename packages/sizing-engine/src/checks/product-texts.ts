import { TEXTS as ENGINE_TEXTS } from './messages.ts';

/**
 * The texts of the product that both API and web app show, letter for letter as specified: those of the engine, and those that
 * it never says, which a page with the engine alone need not load.
 */
export const TEXTS = {
  ...ENGINE_TEXTS,
  alphanumeric: 'Must contain only letters and numbers',
  minLength: (min: number): string => `Must be at least ${min} characters`,
  onlyNumbers: (pasted: string): string => `Only numbers are allowed - pasted value: "${pasted}"`,
  onlyDigits: (typed: string): string => `Only digits are allowed - typed value: "${typed}"`,
  unknownField: 'Unknown field',
  sliderMinimum: (min: number, unit = '%'): string => `Minimum is ${min} ${unit}`,
  evenDistribution:
    'All figures assume an even distribution of cameras (quantity, FPS, codec and resolution) across all Recording Servers.',
  proposalFailed: 'We have run into an error while trying to calculate proposals',
  noData: 'NO DATA',
} as const;
