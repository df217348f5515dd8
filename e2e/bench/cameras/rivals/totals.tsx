import type { RangedFigure, Totals } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';

/** What the table adds up to, as plain as it can be. */
export function TotalsLine({ totals }: { readonly totals: Totals }): ReactNode {
  const { cameras, cameraStreams, peakMbit, averageMbit, storageTb } = totals;
  return (
    <section aria-label="Totals">
      {textOf('Cameras', cameras)} {textOf('Streams', cameraStreams)} {textOf('Mbit/s', peakMbit)}{' '}
      {textOf('Mbit/s', averageMbit)} {textOf('TB', storageTb)}
    </section>
  );
}

function textOf(unit: string, { value, low, high }: RangedFigure): string {
  return `${unit} ${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}
