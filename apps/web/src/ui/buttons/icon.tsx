import type { ReactNode } from 'react';

const PATHS = {
  plus: 'M8 3v10M3 8h10',
  copy: 'M5.5 5.5v-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M3.5 5.5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
  download: 'M8 2.5V10M4.5 7 8 10.5 11.5 7M3 13.5h10',
  upload: 'M8 10.5V3M4.5 6.5 8 3l3.5 3.5M3 13.5h10',
  file: 'M4 2h5l3.5 3.5V14H4zM9 2v3.5h3.5M6 8.5h4.5M6 11h4.5',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.75 7v4M9.25 7v4',
  open: 'M6 3.5h-2.5v9h9V10M9 2.5h4.5V7M13.5 2.5 7.5 8.5',
  edit: 'M10.5 2.8 13.2 5.5 5.5 13.2H2.8v-2.7zM9 4.3l2.7 2.7',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.6 10.6 14 14',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  check: 'M3 8.5 6.5 12 13 4.5',
  warning: 'M8 2.2 14.5 13.5h-13zM8 6.5v3.2M8 11.7h.01',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.3v3.4M8 5h.01',
  arrow: 'M2.5 8h11M9.5 4l4 4-4 4',
  chevron: 'M6 3.5 10.5 8 6 12.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  first: 'M11.5 3.5 7 8l4.5 4.5M4.5 3.5v9',
  last: 'M4.5 3.5 9 8l-4.5 4.5M11.5 3.5v9',
  back: 'M10 3.5 5.5 8 10 12.5',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  sun: 'M8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M3.6 12.4l1-1M11.4 4.6l1-1',
  moon: 'M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8z',
  system: 'M2.5 3h11v7.5h-11zM6 13.5h4M8 10.5v3',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h6.5a4 4 0 0 1 0 8H6.5',
  keyboard:
    'M2.5 4h11a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4.5 6.8h.01M7 6.8h.01M9.3 6.8h.01M11.6 6.8h.01M5 9.4h6',
  compass: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM10.4 5.6 9.1 9.1l-3.5 1.3 1.3-3.5z',
  print: 'M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4h-7z',
  pulse: 'M1.5 8h3l2-4.5 3 9 2-4.5h3',
  shield: 'M8 1.8 13.5 4v4c0 3-2.3 5.2-5.5 6.2C4.8 13.2 2.5 11 2.5 8V4zM5.5 8 7.3 9.8 10.7 6.3',
  less: 'M8 3v10M4 9l4 4 4-4',
  people:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5a4.5 4.5 0 0 1 9 0M10.5 2.7a2.5 2.5 0 0 1 0 4.6M12 9.4a4.5 4.5 0 0 1 2.5 4.1',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6zM5 5h.01',
  comment: 'M2.5 3h11v8h-6l-3 2.5V11h-2z',
  stream: 'M2.5 4.5h7M2.5 8h5M2.5 11.5h4M11.5 8v6M8.5 11h6',
  sliders:
    'M2.5 4.5h5M11 4.5h2.5M9.2 6.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM2.5 11.5H5M8.5 11.5h5M6.8 13.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/**
 * Decoration beside a word, or inside a control with its own name. Its paths stay within it, and a clip for each of a hundred icons beside
 * a table would be work at each frame.
 */
export function Icon({ name, size = 16 }: IconProps): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
