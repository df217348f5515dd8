import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';

test('each resolution of the published catalogue has a short name of at most eight letters, without its width and height', () => {
  const named = publishedCatalogue.resolutions.filter(({ name, width, height }) => name !== `${width}x${height}`);
  expect(named.length).toBeGreaterThan(10);
  const shortName = (name: string) => CAMERA_TEXTS.shortNames[name] ?? '';
  const expected = named.map(({ name, width, height }) => name.slice(`${width}x${height} `.length));
  expect(named.map(({ name }) => shortName(name).replace('pano', 'panoramic'))).toEqual(expected);
  expect(named.filter(({ name }) => shortName(name).length > 8)).toEqual([]);
});
