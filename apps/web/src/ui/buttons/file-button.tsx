import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

interface FileButtonProps {
  readonly icon: IconName;
  /** Accessible name of the file input behind the button. */
  readonly label: string;
  /** File types to offer, as in the `accept` attribute. */
  readonly accept: string;
  readonly children: string;
  readonly size?: 'medium' | 'small';
  readonly onFile: (file: File) => void;
}

export function FileButton({ icon, label, accept, children, size = 'medium', onFile }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} size={size} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after a correction.
          target.value = '';
        }}
      />
    </>
  );
}
