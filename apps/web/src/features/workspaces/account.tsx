import { ACCOUNT_TEXTS as TEXTS } from '#texts/pages/account.ts';
import { deleteMe, exportMe, getMe, type User } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import { download } from '../../lib/files/download.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { fieldProblem } from './field-problem.ts';
import styles from './members.module.css';
import type { WorkspacesHost } from './workspaces-host.ts';

export interface AccountHost extends WorkspacesHost {
  readonly accessToken: () => Promise<string | undefined>;
  /** The account is there no more. */
  readonly onDeleted: () => void;
}

/** What a person can do with all that is theirs. */
export function Account({ host }: { readonly host: AccountHost }): ReactNode {
  const { data, cause, reload } = useLoaded('account', async () => (await host.call(getMe, {})).data.user);
  return (
    <div className={`stack ${styles.account}`}>
      <h1>{TEXTS.title}</h1>
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : (
        <>
          <p className="muted" dir="auto">
            {TEXTS.signedInAs(data.name, data.email)}
          </p>
          <ExportPart host={host} />
          <DeletePart host={host} user={data} />
        </>
      )}
    </div>
  );
}

function ExportPart({ host }: { readonly host: AccountHost }): ReactNode {
  const [isWorking, setIsWorking] = useState(false);

  async function run(): Promise<void> {
    setIsWorking(true);
    try {
      download(await archive(host), TEXTS.fileName);
    } catch (cause) {
      host.report(TEXTS.exportFailed, cause);
    }
    setIsWorking(false);
  }

  return (
    <section className={styles.card} aria-label={TEXTS.exportTitle}>
      <h2>{TEXTS.exportTitle}</h2>
      <p className="muted">{TEXTS.exportHint}</p>
      <div>
        <Button icon="download" disabled={isWorking} onClick={() => void run()}>
          {isWorking ? TEXTS.exporting : TEXTS.export}
        </Button>
      </div>
    </section>
  );
}

/** Calls read JSON; an archive is bytes. */
async function archive({ accessToken }: AccountHost): Promise<Blob> {
  const token = await accessToken();
  const response = await fetch(`/api${exportMe.url}`, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) return response.blob();
  throw new ApiProblem({ type: 'about:blank', title: response.statusText, status: response.status });
}

function DeletePart({ host, user }: { readonly host: AccountHost; readonly user: User }): ReactNode {
  const [confirm, setConfirm] = useState('');
  const [refused, setRefused] = useState<string>();
  const word = user.email === '' ? user.name : user.email;

  async function run(): Promise<void> {
    try {
      await host.call(deleteMe, { body: { confirm } });
      host.onDeleted();
    } catch (cause) {
      const isRefused = cause instanceof ApiProblem && cause.status === 409;
      const message = fieldProblem(cause, 'confirm') ?? (isRefused ? `${cause.message}.` : undefined);
      if (message === undefined) host.report(TEXTS.deleteFailed, cause);
      else setRefused(message);
    }
  }

  return (
    <form
      className={styles.card}
      aria-label={TEXTS.deleteTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2>{TEXTS.deleteTitle}</h2>
      <Points text={TEXTS.goes} points={TEXTS.gone} />
      <Points text={TEXTS.stays} points={TEXTS.kept} />
      <TextField
        label={TEXTS.confirm(word)}
        value={confirm}
        message={refused}
        onChange={(text) => {
          setConfirm(text);
          setRefused(undefined);
        }}
      />
      <div>
        <Button type="submit" look="danger" disabled={confirm.trim() !== word}>
          {TEXTS.delete}
        </Button>
      </div>
    </form>
  );
}

interface PointsProps {
  readonly text: string;
  readonly points: readonly string[];
}

function Points({ text, points }: PointsProps): ReactNode {
  return (
    <div>
      <p>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
