import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../../store/use-app.ts';
import type { SitePlace } from './site-place.ts';
import { DesignFileButton } from './design-file-button.tsx';

export function ImportButton({ place }: { readonly place: SitePlace }): ReactNode {
  const importInto = useApp(({ designFiles }) => designFiles.importInto);
  return (
    <DesignFileButton onFile={(file) => void importInto(place, file)}>{DESIGN_FILE_TEXTS.import}</DesignFileButton>
  );
}
