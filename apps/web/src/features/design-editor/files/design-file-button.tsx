import { DESIGN_FILE_TEXTS } from '#texts/design-files.ts';
import { useRef, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../ui/button.tsx';

interface DesignFileButtonProps {
  readonly look?: ButtonLook;
  readonly children: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a design file. */
export function DesignFileButton({ look = 'secondary', children, onFile }: DesignFileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon="open" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={DESIGN_FILE_TEXTS.choose}
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file again, once it is corrected.
          target.value = '';
        }}
      />
    </>
  );
}
