import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import type { Design, FailoverSettings } from '@site-designer/sizing-engine';
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ExplanationProvider } from '../../src/explained/explanation-context.tsx';
import { FailureStates } from '../../src/features/proposal/failure/failure-states.tsx';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { groupsOf, onGenericServers, resultOf } from './designs.ts';

afterEach(cleanup);

/** Title and verdict of each row. */
function verdictsOf(question: Design): (readonly [string, string])[] {
  const { container } = render(
    <CatalogueContext value={publishedCatalogue}>
      <ExplanationProvider question={question}>
        <FailureStates proposal={resultOf(question)} />
      </ExplanationProvider>
    </CatalogueContext>,
  );
  const rows = within(container).getAllByRole('row').slice(1);
  return rows.map((row) => {
    const [title, ...cells] = [...row.children].map(({ textContent }) => textContent.trim());
    return [title!, cells.at(-1)!];
  });
}

const TEN = onGenericServers(groupsOf({ quantity: 10 }));

function withFailover(failover: Partial<FailoverSettings>, design = TEN): Design {
  const { serverSettings } = design;
  const { resilience } = serverSettings;
  const set = { ...resilience.failover, servers: 1, outageDays: 3, ...failover };
  return { ...design, serverSettings: { ...serverSettings, resilience: { ...resilience, failover: set } } };
}

const DOWN = 'One server is down';

describe('a failed server', () => {
  test('without a spare is one whose cameras are not all recorded', () => {
    expect(verdictsOf(TEN)).toContainEqual([DOWN, '✕ Not all recorded']);
  });

  test('that a spare takes over is one row, which says that the spare records and how long the gap is', () => {
    const cold = verdictsOf(withFailover({ kind: Failover.coldStandby }));
    expect(cold.filter(([title]) => title === DOWN)).toEqual([
      [DOWN, '✓ The spare records after 7 to 35 s; 10 cameras have a gap of that length.'],
    ]);
    expect(cold.map(([title]) => title)).not.toContain('A spare has taken over');
    cleanup();
    expect(verdictsOf(withFailover({ kind: Failover.hotStandby }))).toContainEqual([
      DOWN,
      '✓ The spare records after 5 s; 10 cameras have a gap of that length.',
    ]);
  });

  test('whose spare holds less than the outage says that the spare records and what it is over', () => {
    const busy = groupsOf({
      quantity: 100,
      retentionDays: 2,
      motion: { continuous: 0, motion: 100 },
      bitrateKbit: { continuous: 0, motion: 8000 },
      motionIsCustomBitrate: true,
    });
    const long = withFailover({ kind: Failover.coldStandby, outageDays: 30 }, onGenericServers(busy));
    expect(verdictsOf(long)).toContainEqual([
      DOWN,
      '▲ The spare records after 7 to 35 s; 100 cameras have a gap of that length. Over: storage',
    ]);
  });
});
