import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import type { ReactNode } from 'react';
import { Explained } from '../../../explained/explained.tsx';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import type { ComparedSolution, StorageFill } from './compared-solution.ts';

export function Servers({ title, servers, serversPath, spares, sparesPath }: ComparedSolution): ReactNode {
  return (
    <>
      <Explained path={serversPath} name={TEXTS.figure(TEXTS.recording, title)}>
        {servers}
      </Explained>
      {spares !== undefined && (
        <>
          {' + '}
          <Explained path={sparesPath} name={TEXTS.figure(TEXTS.spares, title)}>
            {spares}
          </Explained>
        </>
      )}
    </>
  );
}

export function Fill({ percent, storage, path, title }: StorageFill & { readonly title: string }): ReactNode {
  return (
    <div>
      <Explained path={path} name={TEXTS.figure(TEXTS.fillOf(storage), title)}>
        {quantityText(percent, '%')}
      </Explained>
    </div>
  );
}
