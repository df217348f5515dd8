import { VERSIONS_TEXTS as TEXTS } from '#texts/editor/versions.ts';
import { COMPARE_TEXTS } from '#texts/proposal/compare.ts';
import { compareDesignVersion, type DesignVersion } from '@site-designer/api-contract/proposal-addresses';
import { useEffect, useRef, type ReactNode } from 'react';
import type { DesignPlace } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { Changes, Figures } from '../../features/issued/compare/compared-tables.tsx';
import type { IssuedHost } from '../../features/issued/opened/issued-api.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Missing } from '../../ui/states/missing.tsx';
import { versionName } from './version-name.ts';

interface VersionDifferenceProps {
  readonly host: IssuedHost;
  readonly place: DesignPlace;
  readonly version: DesignVersion;
}

/** What was changed since a version, and what that does. */
export function VersionDifference({ host, place, version }: VersionDifferenceProps): ReactNode {
  const etag = useEditor(({ siteDesignEditor }) => siteDesignEditor.etag);
  const params = { ...place, version: version.version };
  const { data, cause, reload } = useLoaded(
    `${version.version} ${etag}`,
    async () => (await host.call(compareDesignVersion, { params })).data,
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [version.version]);
  const isSame = data && data.changes.length + data.differences.length === 0;
  return (
    <section className="stack" aria-live="polite">
      <h2 ref={title} tabIndex={-1} dir="auto">
        {TEXTS.difference(versionName(version))}
      </h2>
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : isSame ? (
        <p className="muted">{TEXTS.same}</p>
      ) : (
        <>
          <h3>{COMPARE_TEXTS.changes}</h3>
          <Changes changes={data.changes} />
          <h3>{COMPARE_TEXTS.figures}</h3>
          <Figures figures={data.figures} />
        </>
      )}
    </section>
  );
}
