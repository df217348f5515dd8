import { type ServerSettings } from '@site-designer/sizing-engine';
import type { Failure, Proposal } from '@site-designer/texts';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { logError } from '../../../../lib/calls/log.ts';
import { sizing } from '../../../../lib/sizing/sizing.ts';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { FAILURE_TEXTS as TEXTS } from '#texts/proposal/failures.ts';
import { PANEL_TEXTS } from '#texts/editor/servers.ts';
import { GuardedButton } from '../../../../ui/buttons/guarded-button.tsx';
import { useRows } from '../../document/editor-context.ts';
import { canHaveFailover, resilienceSettings } from '../settings/resilience-settings.ts';
import styles from './resilience-panel.module.css';
import { SettingFields, SettingsPanel, type SettingsProps } from './settings-panel.tsx';

/** Spare hardware for failures, and its cost in hardware. */
export function ResiliencePanel(props: SettingsProps<ServerSettings>): ReactNode {
  const catalogue = useCatalogue();
  const { answer } = props;
  const list = useMemo(() => resilienceSettings(catalogue, answer), [catalogue, answer]);
  return (
    <SettingsPanel title={PANEL_TEXTS.resilience}>
      <Outcome {...props} />
      <SettingFields {...props} list={list} />
    </SettingsPanel>
  );
}

function Outcome({ answer, settings, onChange }: SettingsProps<ServerSettings>): ReactNode {
  const catalogue = useCatalogue();
  const cameras = useRows();
  const canFail = canHaveFailover(settings, catalogue);
  const isReady = settings.resilience.failover.kind !== Failover.none;
  const [refused, setRefused] = useState<Proposal>();
  const isRefused = refused !== undefined && refused === answer;

  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), [cameras, settings, catalogue]);

  /** Sizing finds the least spare hardware that survives one failed server. What is changed meanwhile ends the search. */
  function survive(): void {
    const { signal } = (search.current = new AbortController());
    const question = { design: { cameras, serverSettings: settings }, catalogue };
    sizing.ask({ kind: 'survive' }, question, signal).then(
      (surviving) => {
        if (surviving === undefined) setRefused(answer);
        else onChange(surviving, { label: TEXTS.survive });
      },
      (cause: unknown) => signal.aborted || logError(TEXTS.survive, cause),
    );
  }

  return (
    <div className={styles.outcome}>
      <output>{isRefused ? TEXTS.cannotSurvive : sentenceOf(answer)}</output>
      {!isReady && (
        <GuardedButton
          size="small"
          title={TEXTS.surviveHelp}
          disabled={!canFail || answer?.calculationSuccess === false || isRefused}
          onClick={survive}
        >
          {TEXTS.survive}
        </GuardedButton>
      )}
    </div>
  );
}

/** What happens to the cameras of a failed server, or why there is no answer. */
function sentenceOf(answer: Proposal | undefined): string {
  if (answer === undefined) return '';
  return answer.failure === null ? (answer.errorMessage ?? '') : outcomeOf(answer.failure);
}

function outcomeOf({ spares, gapSeconds, states }: Failure): string {
  if (gapSeconds !== null) return TEXTS.withSpare(spares, TEXTS.seconds(gapSeconds.low, gapSeconds.high));
  return TEXTS.withoutSpare(states.find(({ state }) => state === 'serverDown')?.camerasNotRecorded ?? 0);
}
