import type { Formats } from '../formats.ts';

/**
 * A text with figures. Numbers are written by the formats, as the company has them; which words agree with a count is a matter of the
 * language: `formats.counted(cameras, 'camera', 'cameras')`.
 */
export type TextOf<Figures> = (figures: Figures, formats: Formats) => string;
