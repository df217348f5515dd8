import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { CAMERA_TEXTS } from '#texts/cameras.ts';

test('each resolution of the published catalogue has a short name that leaves out its width and height', () => {
  const named = publishedCatalogue.resolutions.filter(({ name, width, height }) => name !== `${width}x${height}`);
  expect(named.length).toBeGreaterThan(10);
  const expected = named.map(({ name, width, height }) => [name, name.slice(`${width}x${height} `.length)]);
  expect(named.map(({ name }) => [name, CAMERA_TEXTS.shortNames[name]])).toEqual(expected);
});
