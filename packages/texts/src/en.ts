import type { Language } from './language.ts';

/** English. Sentences that are quoted letter for letter from the specification stand here as well. */
export const en = {
  locale: 'en',
  sayings: {
    'warning.express-plus-limit': () => 'The Express+ edition supports only up to 48 cameras.',
    'warning.management-level-exceeded': () =>
      'Please note that the sum of carmeras you have added exceeds your selection.',
    'warning.contact-presales': () => 'Please contact presales for an optimized design.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `The bit rate law was measured from ${min} to ${max} fps; some streams are outside, where it is an extrapolation.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}): ${cameras} cameras on one machine are more than the ${advised} that recorder documentation advises. Give it more processors, or lower "Max cameras per server".`,
    'warning.jbod-loss': () => 'JBOD has no protection: one failed disk loses its recordings.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 with disks over ${diskTb} TB, or more than ${disks} disks in an array, is exposed while it rebuilds: a second failure loses the array. Consider RAID 6.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Remote clients read ${figure(mbit, 'Mbit/s')} from each server; above ${limitMbit} Mbit/s plan a network of their own.`,
  },
} as const satisfies Language;
