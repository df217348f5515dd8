import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import { isApplicable } from '@site-designer/sizing-engine/design';
import { english } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { amountText } from '../../../explained/words.ts';
import type { ReportInput, ShownAlternative } from '../report/report-input.ts';
import cards from '../../../ui/tables/card-table.module.css';
import { TableHead } from '../../../ui/tables/table-head.tsx';
import styles from './alternatives.module.css';
import {
  byPrice,
  comparedAlternative,
  comparedProposal,
  havePrices,
  type ComparedSolution,
} from './compared-solution.ts';

type AlternativesProps = Pick<ReportInput, 'proposal' | 'onApply'>;

/** The proposal and its alternatives: how each differs from it, its disks, and the settings that applying it changes. */
export function Alternatives({ proposal, onApply }: AlternativesProps): ReactNode {
  const present = comparedProposal(proposal, useCatalogue());
  const { fill, price } = TEXTS.columns;
  const isPriced = havePrices(proposal);
  const titles = Object.values(TEXTS.columns).filter(
    (title) => (present !== undefined || title !== fill) && (isPriced || title !== price),
  );
  return (
    <>
      <table className={`${cards.table} ${styles.table}`} aria-label={TEXTS.table}>
        <TableHead titles={titles} />
        <tbody>
          {present && (
            <Row {...{ present, isPriced }} solution={present} head={TEXTS.present} settings={TEXTS.presentSettings} />
          )}
          {byPrice(proposal).map((index) => {
            const alternative = proposal.alternatives[index]!;
            return (
              <Row
                key={alternative.title}
                {...{ present, isPriced }}
                solution={comparedAlternative(alternative, index)}
                head={<Lines lines={alternative.differences.map((text) => TEXTS.differs(text))} />}
                settings={<Settings alternative={alternative} onApply={onApply} />}
              />
            );
          })}
        </tbody>
      </table>
      {present && <p className={styles.legend}>{TEXTS.legend}</p>}
    </>
  );
}

interface RowProps {
  readonly solution: ComparedSolution;
  /** The proposal to compare with; undefined if the result lacks figures of its alternatives. */
  readonly present: ComparedSolution | undefined;
  readonly isPriced: boolean;
  /** Shown below the title. */
  readonly head: ReactNode;
  readonly settings: ReactNode;
}

function Row({ solution, present, isPriced, head, settings }: RowProps): ReactNode {
  const { title, warnings } = solution;
  const { columns } = TEXTS;
  const cell = (tell: (of: ComparedSolution) => readonly string[]) => ({
    texts: tell(solution),
    isDifferent: present !== undefined && tell(solution).join() !== tell(present).join(),
  });
  return (
    <tr>
      <th scope="row">
        {title}
        <div className={styles.head}>{head}</div>
      </th>
      <td data-title={columns.servers} className={styles.figures}>
        <Figures solution={solution} column={columns.servers} {...cell(serversTexts)} paths={serversPaths(solution)} />
      </td>
      <td data-title={columns.disks} className={styles.disks}>
        <Marked {...cell(({ disks }) => disks)} />
      </td>
      {present && (
        <td data-title={columns.fill} className={styles.number}>
          <Figures
            solution={solution}
            column={columns.fill}
            {...cell(fillTexts)}
            paths={solution.fills.map(({ path }) => path)}
          />
        </td>
      )}
      <td data-title={columns.nameplate} className={styles.number}>
        <Figures
          solution={solution}
          column={columns.nameplate}
          {...cell(nameplateTexts)}
          paths={[solution.nameplate.path]}
        />
      </td>
      {isPriced && (
        <td data-title={columns.price} className={styles.number}>
          <Lines lines={solution.price} none={TEXTS.none} />
        </td>
      )}
      <td data-title={columns.warnings}>
        <Lines lines={warnings.map(({ message }) => message)} none={TEXTS.nothing} />
      </td>
      <td data-title={columns.settings}>{settings}</td>
    </tr>
  );
}

function serversTexts({ servers, cameras, spares }: ComparedSolution): string[] {
  return [
    quantityText(servers.value, 'x'),
    ...(cameras === undefined ? [] : [TEXTS.fullest(quantityText(cameras.value, 'cameras'))]),
    ...(spares === undefined ? [] : [TEXTS.spares(spares.value)]),
  ];
}

/** In the order of the texts. */
function serversPaths({ servers, cameras, spares }: ComparedSolution): readonly string[] {
  return [servers, cameras, spares].flatMap((figure) => figure?.path ?? []);
}

function fillTexts({ fills }: ComparedSolution): string[] {
  return fills.map(({ value }) => quantityText(value, '%'));
}

function nameplateTexts({ nameplate }: ComparedSolution): string[] {
  return [amountText(nameplate.value, 'TB')];
}

interface MarkedProps {
  readonly texts: readonly string[];
  readonly isDifferent: boolean;
}

function Marked({ texts, isDifferent, children }: MarkedProps & { readonly children?: ReactNode }): ReactNode {
  if (!isDifferent) return children ?? <Lines lines={texts} />;
  return (
    <div className={styles.differs}>
      <span aria-hidden="true">≠</span>
      <span className="visually-hidden">{TEXTS.differsFromProposal}</span>
      {children ?? <Lines lines={texts} />}
    </div>
  );
}

interface FiguresProps extends MarkedProps {
  readonly solution: ComparedSolution;
  readonly column: string;
  /** The figure that each text explains. */
  readonly paths: readonly string[];
}

function Figures({ solution: { title }, column, texts, paths, isDifferent }: FiguresProps): ReactNode {
  return (
    <Marked texts={texts} isDifferent={isDifferent}>
      <ul className={styles.lines}>
        {texts.map((text, place) => (
          <li key={text}>
            <Explained path={paths[place] ?? ''} name={TEXTS.figure(column, text, title)}>
              {text}
            </Explained>
          </li>
        ))}
      </ul>
    </Marked>
  );
}

interface SettingsProps extends Pick<AlternativesProps, 'onApply'> {
  readonly alternative: ShownAlternative;
}

function Settings({ alternative, onApply }: SettingsProps): ReactNode {
  const { title, changes } = alternative;
  if (!isApplicable(alternative)) return TEXTS.notApplicable;
  return (
    <>
      <Lines
        lines={changes.map((change) =>
          TEXTS.change(
            english.say({ say: 'setting.title', path: change.path }),
            valueText(change.before, change.unit),
            valueText(change.after, change.unit),
          ),
        )}
        none={TEXTS.noChanges}
      />
      {onApply && (
        <Button size="small" className="no-print" onClick={() => onApply(alternative)}>
          {TEXTS.take}
          <span className="visually-hidden">{TEXTS.takeFor(title)}</span>
        </Button>
      )}
    </>
  );
}

type Change = ShownAlternative['changes'][number];

function valueText(value: Change['before'], unit: Change['unit']): string {
  if (value === null) return TEXTS.none;
  return typeof value === 'number' ? amountText(value, unit) : String(value);
}

function Lines({ lines, none }: { readonly lines: readonly string[]; readonly none?: string }): ReactNode {
  if (lines.length === 0) return none;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
