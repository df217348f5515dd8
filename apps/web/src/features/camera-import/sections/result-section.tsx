import { IMPORT_RESULT_TEXTS as TEXTS } from '#texts/editor/import.ts';
import type { ImportChoices, TotalCheck } from '@site-designer/camera-table/foreign';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { isUpdate } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import type { ImportSummary } from '../worker/import-question.ts';
import { Section, type Folding } from './section.tsx';
import styles from './sections.module.css';

const WAYS = ['add', 'update', 'replace'] as const;
const COMBINING = ['no', 'section', 'all'] as const;
const MISSING = ['keep', 'remove'] as const;

export function ResultSection({ folding }: { readonly folding: Folding }): ReactNode {
  const summary = useImport(({ viewed }) => viewed?.summary);
  const choices = useImport(({ versions }) => versions?.now);
  const isBehind = useImport((state) => state.isBehind && state.viewed === undefined);
  const state = summary && choices ? stateOf(summary, choices) : TEXTS.nothing;
  return (
    <Section
      number={4}
      title={TEXTS.title}
      state={isBehind ? TEXTS.waits : state}
      isDone={summary ? isFine(summary) : undefined}
      folding={folding}
    >
      {summary && choices && (
        <>
          <Ways choices={choices} />
          <Problems summary={summary} />
          <Checks checks={summary.checks} />
        </>
      )}
    </Section>
  );
}

function stateOf(summary: ImportSummary, choices: ImportChoices): string {
  const { counts } = summary;
  if (counts.groups === 0) return TEXTS.nothing;
  if (isUpdate(summary, choices)) return TEXTS.updated(counts);
  return choices.against === 'add' ? TEXTS.added(counts) : TEXTS.replaced(counts);
}

function isFine({ checks, problems, counts }: ImportSummary): boolean {
  return problems.length === 0 && counts.groups > 0 && checks.every(isMet);
}

function isMet({ says, taken }: TotalCheck): boolean {
  return says === taken;
}

function Ways({ choices }: { readonly choices: ImportChoices }): ReactNode {
  const session = useSession();
  const { against, combine, missing } = choices;

  function choose(next: ImportChoices['against']): void {
    session.change((now) => ({ ...now, against: next }));
    session.show({ tab: next === 'update' ? 'differences' : 'list', from: 0 });
  }

  return (
    <>
      <RadioGroup
        legend={TEXTS.against}
        isPlain
        choices={WAYS.map((id) => ({ id, title: TEXTS.ways[id] }))}
        chosen={against}
        onChange={choose}
      />
      <Select
        label={TEXTS.combine}
        className={styles.inline}
        value={COMBINING.indexOf(combine)}
        options={COMBINING.map((each, id) => ({ id, name: TEXTS.combining[each] }))}
        onChange={(id) => session.change((now) => ({ ...now, combine: COMBINING[id] ?? 'no' }))}
      />
      {against === 'update' && (
        <Select
          label={TEXTS.missing}
          className={styles.inline}
          value={MISSING.indexOf(missing)}
          options={MISSING.map((each, id) => ({ id, name: TEXTS.missingWays[each] }))}
          onChange={(id) => session.change((now) => ({ ...now, missing: MISSING[id] ?? 'keep' }))}
        />
      )}
    </>
  );
}

function Problems({ summary: { problems, notes } }: { readonly summary: ImportSummary }): ReactNode {
  return (
    <>
      {problems.map((problem) => (
        <p key={problem.message} className={styles.warning}>
          <Icon name="warning" />
          <span>
            {problem.message}
            {problem.kind === 'groups' && problem.combined < problem.figure && `. ${TEXTS.combined(problem.combined)}`}
          </span>
        </p>
      ))}
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.slice(0, MOST_NOTES).map((note) => (
            <li key={note} className="muted">
              {note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const MOST_NOTES = 6;
const MOST_CHECKS = 4;

/** The totals of the list against what is taken: those that do not agree first. */
function Checks({ checks }: { readonly checks: readonly TotalCheck[] }): ReactNode {
  const [areAll, showAll] = useState(false);
  const inTurn = [...checks.filter((check) => !isMet(check)), ...checks.filter(isMet)];
  const shown = areAll ? inTurn : inTurn.slice(0, MOST_CHECKS);
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {shown.map((check) => {
        const { line, says, taken } = check;
        return (
          <li key={line} className={isMet(check) ? styles.fine : styles.near}>
            <Icon name={isMet(check) ? 'check' : 'warning'} size={14} />
            <span>
              {TEXTS.check(line, says, taken)}
              {!isMet(check) && TEXTS.difference(says - taken)}
            </span>
          </li>
        );
      })}
      {shown.length < checks.length && (
        <li>
          <button type="button" className={styles.link} onClick={() => showAll(true)}>
            {TEXTS.moreChecks(checks.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
