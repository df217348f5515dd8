import type { ReactNode } from 'react';
import styles from './sketches.module.css';

function Sketch({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 160 96" width={160} height={96} className={styles.sketch} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** Folders on a line. */
export function ProjectsSketch(): ReactNode {
  return (
    <Sketch>
      <path className={styles.soft} d="M16 34h26l6 8h34v34H16z" />
      <path d="M16 34h26l6 8h34v34H16zM62 24h26l6 8h34v34h-34" />
      <path className={styles.accent} d="M36 58h26M36 66h18" />
    </Sketch>
  );
}

/** A building and its fence. */
export function SitesSketch(): ReactNode {
  return (
    <Sketch>
      <path className={styles.soft} d="M46 78V34l30-14 30 14v44z" />
      <path d="M46 78V34l30-14 30 14v44zM68 78V60h16v18M56 42h8M56 52h8M88 42h8M88 52h8" />
      <path d="M14 78h132M22 78V66M32 78V66M118 78V66M128 78V66M138 78V66M18 70h20M114 70h28" />
      <path className={styles.accent} d="M106 40l14-5M106 40l14 7M106 40h-3" />
    </Sketch>
  );
}

/** A plan with two cameras and their fields of view. */
export function DesignsSketch(): ReactNode {
  return (
    <Sketch>
      <rect className={styles.soft} x="20" y="18" width="120" height="62" rx="4" />
      <path d="M24 18h112a4 4 0 0 1 4 4v54a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4zM70 18v26H20M70 62v18" />
      <path className={styles.field} d="M132 26 96 36l18 24zM28 72l30-22 10 22z" />
      <circle className={styles.dot} cx="132" cy="26" r="4" />
      <circle className={styles.dot} cx="28" cy="72" r="4" />
    </Sketch>
  );
}

/** A camera above the rows that it will have. */
export function CamerasSketch(): ReactNode {
  return (
    <Sketch>
      <path className={styles.soft} d="M52 22h44v20H52z" />
      <path d="M52 22h44v20H52zM96 27l12-5v20l-12-5M62 42v10h14" />
      <path className={styles.accent} d="M20 66h120" />
      <path d="M20 76h84M20 86h100" />
    </Sketch>
  );
}
