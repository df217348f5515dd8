import { PLAN_SHEETS as TEXTS } from '#texts/editor/plan-sheets.ts';
import type { PlanSheet, PlanSheets } from '@site-designer/api-contract/plan-sheets';
import { levelName } from '@site-designer/texts';
import { useId, useMemo, type ReactNode } from 'react';
import { roundLength } from '../canvas/view.ts';
import { lineOf } from '../canvas/shapes.tsx';
import { DRAWN_LEVELS, pixelsOf } from '../geometry/zones.ts';
import { boxOf, coversOf, footOf, levelsOf, type Foot } from './sheet-view.ts';

/** On paper and in a picture there are no styles of the page: these are the colours of the light theme. */
const LEVEL_COLOURS = ['#e6ecfb', '#cbd9f8', '#a9bff0', '#7d9ce6'];
const INK = '#14181e';
const MUTED = '#566171';
const WALL = '#7a3fb5';
const AREA = '#b3261e';
const FONT = "'Inter Variable', system-ui, sans-serif";

export interface DrawingProps {
  readonly sheet: PlanSheet;
  readonly plans: PlanSheets;
  /** Address of the picture; undefined where it could not be loaded. */
  readonly picture: string | undefined;
}

/** A floor plan with all that is on it, its scale and its legend, as one drawing that needs no styles. */
export function Drawing({ sheet, plans, picture }: DrawingProps): ReactNode {
  const { name, width, height, rotation, opacity, walls, areas } = sheet;
  const box = boxOf(sheet);
  const paper = useId();
  const levels = useMemo(() => levelsOf(sheet, plans), [sheet, plans]);
  const covers = useMemo(() => coversOf(sheet, plans), [sheet, plans]);
  const gaps = useId();
  const signs = DRAWN_LEVELS[plans.standard].length + (covers.length > 0 ? 1 : 0);
  const { unit, height: foot, signs: places } = footOf(box, signs);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height + foot}`}
      role="img"
      aria-label={TEXTS.drawing(name)}
      fontFamily={FONT}
      data-plan-sheet={sheet.id}
    >
      <clipPath id={paper}>
        <rect x={box.x} y={box.y} width={box.width} height={box.height} />
      </clipPath>
      <rect x={box.x} y={box.y} width={box.width} height={box.height + foot} fill="#fff" />
      <g clipPath={`url(#${paper})`}>
        <g transform={`rotate(${rotation} ${width / 2} ${height / 2})`}>
          {picture !== undefined && (
            <image href={picture} width={width} height={height} opacity={opacity} preserveAspectRatio="none" />
          )}
          <g style={{ mixBlendMode: 'multiply' }}>
            {levels.map((paths, step) => (
              <g key={DRAWN_LEVELS[plans.standard][step]} fill={LEVEL_COLOURS[step]}>
                {paths.map((path, camera) => (
                  <path key={camera} d={path} />
                ))}
              </g>
            ))}
          </g>
          <Gaps id={gaps} {...{ areas, covers, unit }} />
          <Lines {...{ areas, walls, unit }} />
          <Marks sheet={sheet} unit={unit} />
        </g>
      </g>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill="none" stroke="#c8ced8" strokeWidth={unit} />
      <g transform={`translate(${box.x} ${box.y + box.height}) scale(${unit})`} fontSize={13} fill={MUTED}>
        <Scale metresPerPixel={sheet.metresPerPixel} unit={unit} />
        <Levels standard={plans.standard} places={places} />
        {covers.length > 0 && <Sign at={places.at(-1)!} fill={`url(#${gaps})`} stroke={AREA} text={TEXTS.notCovered} />}
      </g>
    </svg>
  );
}

interface GapsProps extends Pick<PlanSheet, 'areas'> {
  /** Of the lines, which the legend has as well. */
  readonly id: string;
  readonly covers: readonly string[];
  readonly unit: number;
}

/** Lines over the parts of areas that no camera covers. */
function Gaps({ id, areas, covers, unit }: GapsProps): ReactNode {
  return (
    <>
      <pattern id={id} width={7 * unit} height={7 * unit} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2={7 * unit} stroke={AREA} strokeWidth={1.6 * unit} />
      </pattern>
      {covers.map((covered, index) => {
        const points = lineOf(areas[index]!.points);
        return (
          <g key={index} data-gaps>
            <mask id={`${id}${index}`}>
              <polygon points={points} fill="#fff" />
              <path d={covered} fill="#000" />
            </mask>
            <polygon points={points} fill={`url(#${id})`} mask={`url(#${id}${index})`} />
          </g>
        );
      })}
    </>
  );
}

interface LinesProps extends Pick<PlanSheet, 'areas' | 'walls'> {
  readonly unit: number;
}

function Lines({ areas, walls, unit }: LinesProps): ReactNode {
  return (
    <>
      {areas.map(({ points }, index) => (
        <polygon
          key={index}
          points={lineOf(points)}
          fill="none"
          stroke={AREA}
          strokeWidth={1.5 * unit}
          strokeDasharray={`${5 * unit} ${4 * unit}`}
        />
      ))}
      {walls.map((points, index) => (
        <polyline
          key={index}
          points={lineOf(points)}
          fill="none"
          stroke={WALL}
          strokeWidth={2 * unit}
          strokeLinejoin="round"
        />
      ))}
    </>
  );
}

function Marks({ sheet, unit }: Pick<DrawingProps, 'sheet'> & { readonly unit: number }): ReactNode {
  const { cameras, closets, rotation } = sheet;
  const label = { stroke: '#fff', strokeWidth: 3, paintOrder: 'stroke', fontSize: 13, fontWeight: 600, fill: INK };
  return (
    <>
      {closets.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y}) rotate(${-rotation}) scale(${unit})`}>
          <rect x={-9} y={-9} width={18} height={18} rx={2} fill="#fff" stroke={INK} strokeWidth={1.5} />
          <path d="M-5 -3h10M-5 0h10M-5 3h6" stroke={INK} strokeWidth={1.4} />
          <text textAnchor="middle" y={23} {...label}>
            {name}
          </text>
        </g>
      ))}
      {cameras.map((camera) => (
        <g key={camera.label} transform={`translate(${camera.x} ${camera.y}) scale(${unit})`}>
          <path
            d="M-5 -2h10v11a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1zM-4 -2l-2 -5h12l-2 5z"
            transform={`rotate(${camera.directionDeg})`}
            fill={INK}
            stroke="#fff"
            strokeWidth={1.5}
            style={{ paintOrder: 'stroke' }}
          />
          <text transform={`rotate(${-rotation})`} x={10} y={-8} {...label}>
            {camera.label}
          </text>
        </g>
      ))}
    </>
  );
}

/** Part of the width that the bar may take, in units. */
const BAR = 200;

function Scale({ metresPerPixel, unit }: Pick<PlanSheet, 'metresPerPixel'> & { readonly unit: number }): ReactNode {
  if (metresPerPixel === null) return <text y={28}>{TEXTS.noScale}</text>;
  const perMetre = 1 / (metresPerPixel * unit);
  const metres = roundLength(BAR / perMetre);
  const length = metres * perMetre;
  return (
    <g data-scale-bar={metres}>
      <path d={`M1 20v6h${length}v-6`} fill="none" stroke={INK} strokeWidth={1.5} />
      <text x={length + 8} y={27} fill={INK}>
        {TEXTS.metres(metres)}
      </text>
    </g>
  );
}

function Levels({ standard, places }: Pick<PlanSheets, 'standard'> & { readonly places: Foot['signs'] }): ReactNode {
  return DRAWN_LEVELS[standard].map((level, step) => (
    <Sign
      key={level}
      at={places[step]!}
      fill={LEVEL_COLOURS[step]!}
      stroke="#1f4fd1"
      text={TEXTS.level(levelName(level), pixelsOf(standard, level))}
    />
  ));
}

interface SignProps {
  readonly at: Foot['signs'][number];
  readonly fill: string;
  readonly stroke: string;
  readonly text: string;
}

/** One entry of the legend. */
function Sign({ at, fill, stroke, text }: SignProps): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect width={20} height={11} fill={fill} stroke={stroke} />
      <text x={26} y={10.5}>
        {text}
      </text>
    </g>
  );
}
