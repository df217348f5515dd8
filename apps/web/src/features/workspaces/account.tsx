import { ACCOUNT_TEXTS as TEXTS } from '#texts/pages/account.ts';
import { deleteMe, exportMe, getMe, type User } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import { download } from '../../lib/files/download.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { useRefusedField } from '../../lib/hooks/use-refused-field.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { fetched, type FetchHost } from './fetched.ts';
import styles from './members.module.css';

export interface AccountHost extends FetchHost {
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
      download(await fetched(host, exportMe.url), TEXTS.fileName);
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

function DeletePart({ host, user }: { readonly host: AccountHost; readonly user: User }): ReactNode {
  const [confirm, setConfirm] = useState('');
  const refused = useRefusedField('confirm', (cause, show) => {
    // The only owner of a workspace with others stays.
    if (cause instanceof ApiProblem && cause.status === 409) show(`${cause.message}.`);
    else host.report(TEXTS.deleteFailed, cause);
  });
  const word = user.email === '' ? user.name : user.email;

  async function run(): Promise<void> {
    await host.call(deleteMe, { body: { confirm } });
    host.onDeleted();
  }

  return (
    <form
      className={styles.card}
      aria-label={TEXTS.deleteTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void refused.send(run);
      }}
    >
      <h2>{TEXTS.deleteTitle}</h2>
      <Points text={TEXTS.goes} points={TEXTS.gone} />
      <Points text={TEXTS.stays} points={TEXTS.kept} />
      <TextField
        label={TEXTS.confirm(word)}
        value={confirm}
        message={refused.message}
        onChange={(text) => {
          setConfirm(text);
          refused.forget();
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
