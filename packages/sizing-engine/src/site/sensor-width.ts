import type { PictureSize } from '../bitrate/picture-size.ts';

/** Inches from which a size is that of a tube of 16 mm an inch. */
const LARGE_INCH = 0.5;

/**
 * Width of a sensor whose size is given in inches, as data sheets do, mm. The diagonal is 16 mm an inch, 18 mm below half an
 * inch, and the sensor has the shape of the unturned picture.
 *
 * @param inch - Such as 1 / 2.8.
 * @throws Never.
 * @example
 * ```ts
 * sensorWidth(1 / 2.8, { width: 1920, height: 1080 }); // 5.60 mm
 * ```
 */
export function sensorWidth(inch: number, { width, height }: PictureSize): number {
  const diagonal = inch * (inch >= LARGE_INCH ? 16 : 18);
  return (diagonal * width) / Math.hypot(width, height);
}
