/** Texts of the screens that the specification quotes, letter for letter. */
export const PRODUCT_TEXTS = {
  onlyNumbers: (pasted: string): string => `Only numbers are allowed - pasted value: "${pasted}"`,
  onlyDigits: (typed: string): string => `Only digits are allowed - typed value: "${typed}"`,
  sliderMinimum: (min: number, unit = '%'): string => `Minimum is ${min} ${unit}`,
  evenDistribution:
    'All figures assume an even distribution of cameras (quantity, FPS, codec and resolution) across all Recording Servers.',
  proposalFailed: 'We have run into an error while trying to calculate proposals',
  noData: 'NO DATA',
} as const;
