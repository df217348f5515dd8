import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  /** What it copies. */
  readonly text: string;
  readonly label: string;
  /** What it says once it has copied. */
  readonly copied: string;
  readonly size?: 'small';
}

export function CopyButton({ text, label, copied, ...rest }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      icon="copy"
      {...rest}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    >
      {isCopied ? copied : label}
    </Button>
  );
}
