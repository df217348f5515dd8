import { PHYSICAL_TEXTS as TEXTS } from '#texts/proposal/physical.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { PhysicalTotals } from '@site-designer/sizing-engine';
import { isOutside } from '@site-designer/sizing-engine/comparison';
import type { BillLine } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Figure } from '../../../ui/figures/figure.tsx';
import { RackElevation, type Machine } from '../charts/rack-elevation.tsx';
import { useExplanation } from '../../../explained/explanation-context.tsx';
import { Explained } from '../../../explained/explained.tsx';
import paper from '../print/paper.module.css';
import type { ReportInput } from '../report/report-input.ts';
import styles from './physical-figures.module.css';
import { LineName } from '../bill/line-name.tsx';
import { SpecList, type Spec } from './spec-list.tsx';
import { Table, type Column } from '../../../explained/table.tsx';

interface PhysicalInput {
  readonly proposal: Pick<CalculationResult, 'physical' | 'bill'>;
  readonly question?: ReportInput['question'];
  /** What stands at each of several sites; undefined where all of it stands together. */
  readonly sites?: readonly { readonly name: string; readonly machines: readonly Machine[] }[] | undefined;
}

export function PhysicalFigures({ proposal, question, sites }: PhysicalInput): ReactNode {
  const { physical, bill } = proposal;
  const isExplained = useExplanation() !== undefined;
  if (physical === null || bill === null) return null;
  const lines = bill.map((line, index) => ({ ...line, path: `bill[${index}]` })).filter(isMaterial);
  return (
    <div className={styles.figures}>
      <Totals
        physical={physical}

        upsMinutes={question?.serverSettings.power.upsMinutes}
        hasOneUps={(sites?.length ?? 1) < 2}
      />
      <div className={paper.forEngineer}>
        <div className={styles.lines}>
          <Table label={TEXTS.lines} columns={COLUMNS} rows={lines} rowKey={({ path }) => path} />
        </div>
        <p className={styles.note}>
          {lines.some(isOutside) ? TEXTS.cautionWithSite : TEXTS.caution} {!isExplained && TEXTS.unexplained}
        </p>
        {sites === undefined ? (
          <RackElevation lines={lines} />
        ) : (
          sites.map(({ name, machines }, place) => <RackElevation key={place} lines={machines} site={name} />)
        )}
      </div>
    </div>
  );
}

interface TotalsProps {
  readonly physical: PhysicalTotals;
  /** Undefined if the design is unknown. */
  readonly upsMinutes: number | undefined;
  /** Sites have a UPS each, whose figures have no sum. */
  readonly hasOneUps: boolean;
}

function Totals({ physical, upsMinutes, hasOneUps }: TotalsProps): ReactNode {
  const { typicalW, greatestW, heatBtuPerHour, rackUnits, energyKwhPerYear, ups, isWithoutHost = false } = physical;
  const ofPower = (title: string): string => (isWithoutHost ? TEXTS.withoutHost(title) : title);
  const batteryTitle = upsMinutes === undefined ? TEXTS.upsEnergy : TEXTS.upsEnergyFor(upsMinutes);
  return (
    <SpecList
      specs={[
        totalSpec(ofPower(TEXTS.typicalPower), 'typicalW', [typicalW, 'W']),
        totalSpec(TEXTS.greatestPower, 'greatestW', [greatestW, 'W']),
        totalSpec(ofPower(TEXTS.heat), 'heatBtuPerHour', [heatBtuPerHour, 'BTU/h']),
        totalSpec(TEXTS.rackUnits, 'rackUnits', [rackUnits, 'U']),
        totalSpec(ofPower(TEXTS.energy), 'energyKwhPerYear', [energyKwhPerYear, 'kWh']),
        ...(hasOneUps
          ? [
              totalSpec(ofPower(TEXTS.upsRating), 'ups.va', [ups.va, 'VA']),
              totalSpec(ofPower(batteryTitle), 'ups.wattHours', [ups.wattHours, 'Wh']),
            ]
          : []),
      ]}
    />
  );
}

function totalSpec(label: string, field: string, [value, unit]: readonly [number | null, string]): Spec {
  if (value === null) return [label, null];
  return [label, <PhysicalFigure key={field} path={`physical.${field}`} name={label} value={value} unit={unit} />];
}

interface PhysicalFigureProps {
  readonly path: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

function PhysicalFigure({ path, name, value, unit }: PhysicalFigureProps): ReactNode {
  return (
    <Explained path={path} name={name}>
      <Figure value={value} unit={unit} />
    </Explained>
  );
}

interface PlacedLine extends BillLine {
  readonly path: string;
}

const LINE_UNITS = { typicalW: 'W', greatestW: 'W', heatBtuPerHour: 'BTU/h', rackUnits: 'U', weightKg: 'kg' } as const;

type LineField = keyof typeof LINE_UNITS;

const ON_PHONES: ReadonlySet<LineField> = new Set(['typicalW', 'rackUnits'] as const);

/** Licences have no power and no rack units; of own lines nothing is known. */
function isMaterial({ kind, typicalW, greatestW, rackUnits, weightKg }: BillLine): boolean {
  return kind !== 'own' && [typicalW, greatestW, rackUnits, weightKg].some((figure) => figure !== 0);
}

function lineColumn(title: string, field: LineField): Column<PlacedLine> {
  return {
    title,
    isNumber: true,
    isWideOnly: !ON_PHONES.has(field),
    cell: ({ path, designation, [field]: value }) => {
      if (value === null) return <span className="caption">{TEXTS.notPublished}</span>;
      if (value === 0) return TEXTS.none;
      const name = TEXTS.of(title, designation);
      return <PhysicalFigure path={`${path}.${field}`} name={name} value={value} unit={LINE_UNITS[field]} />;
    },
  };
}

const COLUMNS: readonly Column<PlacedLine>[] = [
  { title: TEXTS.item, cell: (line) => <LineName line={line} /> },
  lineColumn(TEXTS.typicalPower, 'typicalW'),
  lineColumn(TEXTS.greatestPower, 'greatestW'),
  lineColumn(TEXTS.heat, 'heatBtuPerHour'),
  lineColumn(TEXTS.rackUnits, 'rackUnits'),
  lineColumn(TEXTS.weight, 'weightKg'),
];
