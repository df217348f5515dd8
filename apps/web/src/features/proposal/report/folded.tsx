import { useEffect, useState, type ReactNode } from 'react';
import { Section } from '../../../explained/section.tsx';

interface FoldedProps {
  readonly title: string;
  /** Anchors of its parts: it opens at the address of one. */
  readonly anchors: readonly string[];
  readonly children: ReactNode;
}

/** Parts that are drawn when they are asked for. */
export function Folded({ title, anchors, children }: FoldedProps): ReactNode {
  const [isOpen, setIsOpen] = useState(() => anchors.includes(addressed()));
  useEffect(() => {
    const follow = (): void => {
      if (anchors.includes(addressed())) setIsOpen(true);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [anchors]);
  return (
    <Section title={title} level={4} fold={{ isOpen, onToggle: () => setIsOpen(!isOpen) }}>
      {children}
    </Section>
  );
}

function addressed(): string {
  return location.hash.slice(1);
}
