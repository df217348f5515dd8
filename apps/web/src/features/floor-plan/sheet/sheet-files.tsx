import { PLAN_SHEETS as TEXTS } from '#texts/editor/plan-sheets.ts';
import type { PlanSheets } from '@site-designer/api-contract/plan-sheets';
import { csvOf } from '@site-designer/camera-table';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { csvBlob, download, fileNameOf } from '../../../lib/files/download.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { boxOf } from './sheet-view.ts';

/** Width of a picture of a plan, pixels; more where the drawing has more. */
const LEAST_WIDTH = 2000;
const MOST_WIDTH = 4000;

/** A floor plan with all that is on it as a PNG. Its picture must be a data address: a picture loads nothing. */
export async function planPng(props: DrawingProps): Promise<Blob> {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Drawing {...props} />));
  const svg = place.querySelector('svg')!;
  const [, , width, height] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number, number];
  const drawn = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, boxOf(props.sheet).width));
  const size = { width: Math.round(drawn), height: Math.round((drawn * height) / width) };
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')!.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture could be drawn')) : resolve(blob)));
  });
}

/** Labels of all cameras on the plans, for a label printer. */
export function downloadCameraLabels(name: string, { sheets }: PlanSheets): void {
  const rows = sheets.flatMap((sheet) =>
    sheet.cameras.map(({ label, group, note }) => [label, group, sheet.name, note]),
  );
  download(csvBlob(csvOf([TEXTS.labelColumns, ...rows])), TEXTS.labelsFile(fileNameOf(name)));
}
