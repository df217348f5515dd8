import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import { listSiteDesigns } from '@site-designer/api-contract/addresses';
import {
  compareInProject,
  listIssuedProposals,
  type IssuedProposalHeading,
  type ProjectComparison,
} from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { Missing } from '../../../ui/states/missing.tsx';
import { CompareHead, type CardOf } from './compare-head.tsx';
import { sidesOf, type Sides } from './compare-sides.ts';
import { ComparedBill } from './compared-bill.tsx';
import { Changes, Figures } from './compared-tables.tsx';
import { ComparedVersions } from './compared-versions.tsx';
import type { IssuedHost } from '../opened/issued-api.ts';
import styles from './compare.module.css';

interface CompareScreenProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  /** Of an address of earlier versions. */
  readonly proposalId: number | undefined;
  readonly search: URLSearchParams;
  readonly onChoose: (sides: Sides) => void;
  readonly cardOf: CardOf;
}

/** Any two of designs, issued proposals and what they would be today: what was changed, and what that does. */
export function CompareScreen({ proposalId, search, ...shown }: CompareScreenProps): ReactNode {
  const { host, projectId } = shown;
  const {
    data: proposals,
    cause,
    reload,
  } = useLoaded(
    String(projectId),
    async () => (await host.call(listIssuedProposals, { params: { projectId } })).data.proposals,
  );
  if (proposals === undefined) return <Missing cause={cause} onRetry={reload} />;
  const sides = sidesOf(search, proposals, proposalId);
  if (sides === undefined)
    return <p className="muted">{proposals.length === 0 ? TEXTS.nothingIssued : TEXTS.notFound}</p>;
  return <Compared {...shown} proposals={proposals} sides={sides} />;
}

interface ComparedProps extends Omit<CompareScreenProps, 'proposalId' | 'search'> {
  readonly proposals: readonly IssuedProposalHeading[];
  readonly sides: Sides;
}

function Compared({ host, projectId, sides, ...head }: ComparedProps): ReactNode {
  const params = { projectId };
  const { data, cause, reload } = useLoaded(
    `${sides.a} ${sides.b}`,
    async () => (await host.call(compareInProject, { params, querystring: sides })).data,
  );
  const siteIds = [...new Set([data?.a.siteId, data?.b.siteId])].filter((id) => typeof id === 'number');
  const { data: designs = [] } = useLoaded(siteIds.join(), async () => {
    const lists = siteIds.map((siteId) => host.call(listSiteDesigns, { params: { projectId, siteId } }));
    return (await Promise.all(lists)).flatMap((list) => list.data.siteDesigns);
  });
  return (
    <div className="stack">
      <CompareHead {...head} comparison={data} designs={designs} sides={sides} />
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} notFound={TEXTS.notFound} />
      ) : (
        <Parts projectId={projectId} sides={sides} comparison={data} />
      )}
    </div>
  );
}

interface PartsProps extends Pick<ComparedProps, 'projectId' | 'sides'> {
  readonly comparison: ProjectComparison;
}

function Parts({ projectId, sides, comparison }: PartsProps): ReactNode {
  const { a, b, changes, figures, bill, versions, differences } = comparison;
  const doesDiffer = changes.length + bill.length + differences.length > 0;
  const doAllFit = a.errorMessage === null && b.errorMessage === null;
  return (
    <>
      {doesDiffer ? (
        <>
          <section className={styles.part}>
            <h2>{TEXTS.changes}</h2>
            <Changes changes={changes} />
          </section>
          <section className={styles.part}>
            <h2>{TEXTS.figures}</h2>
            <Figures figures={figures} />
          </section>
          {doAllFit && (
            <section className={styles.part}>
              <h2>{TEXTS.bill}</h2>
              <ComparedBill projectId={projectId} sides={sides} a={a} b={b} bill={bill} figures={figures} />
            </section>
          )}
        </>
      ) : (
        <p className="muted">{TEXTS.none}</p>
      )}
      <ComparedVersions versions={versions} />
    </>
  );
}
