import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailurePicture } from '../../src/features/proposal/figures/failure-picture.tsx';

type PictureOf = Parameters<typeof FailurePicture>[0];

/** The text and the number of boxes of a picture. */
function drawn(picture: PictureOf): readonly [string, number] {
  const { container } = render(<FailurePicture {...picture} />);
  return [container.textContent ?? '', container.querySelectorAll('svg').length];
}

test.each<[PictureOf, string, number]>([
  [{ state: 'normal', servers: 6, spares: 0 }, '6 servers', 6],
  [{ state: 'normal', servers: 11, spares: 7 }, '11 servers, 7 spares11 x7 x', 2],
  [{ state: 'serverDown', servers: 11, spares: 0 }, '10 servers, 1 down10 x', 2],
  [{ state: 'serverDownFailover', servers: 3, spares: 2 }, '3 servers, 1 down, 1 spare', 5],
])('more than six servers of a kind are one box with their number: %j', (picture, text, boxes) => {
  expect(drawn(picture)).toEqual([text, boxes]);
});
