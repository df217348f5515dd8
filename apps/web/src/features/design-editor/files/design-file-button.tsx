import { DESIGN_FILE_TEXTS } from '#texts/editor/design-files.ts';
import type { ReactNode } from 'react';
import { FileButton } from '../../../ui/buttons/file-button.tsx';

interface DesignFileButtonProps {
  readonly children: string;
  readonly onFile: (file: File) => void;
}

export function DesignFileButton({ children, onFile }: DesignFileButtonProps): ReactNode {
  return (
    <FileButton icon="open" label={DESIGN_FILE_TEXTS.choose} accept=".json,application/json" onFile={onFile}>
      {children}
    </FileButton>
  );
}
