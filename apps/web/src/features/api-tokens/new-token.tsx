import { API_TOKEN_TEXTS as TEXTS } from '#texts/pages/api-tokens.ts';
import { createApiToken } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import type { Call } from '../../lib/calls/call.ts';
import type { Report } from '../../lib/state/slice.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './api-tokens.module.css';

/** The bounds of the server. */
const DAYS = { min: 1, max: 365 };
const USUAL_DAYS = 90;
const SCOPES = ['read', 'write'] as const;

export interface TokensHost {
  readonly call: Call;
  readonly report: Report;
}

interface NewTokenProps {
  readonly host: TokensHost;
  readonly onMade: () => void;
}

/** The form of a token, and its secret once it is made. */
export function NewToken({ host, onMade }: NewTokenProps): ReactNode {
  const [name, setName] = useState('');
  const [scope, setScope] = useState(0);
  const [expiresDays, setDays] = useState(USUAL_DAYS);
  const [refused, setRefused] = useState<string>();
  const [secret, setSecret] = useState<string>();

  async function create(): Promise<void> {
    setRefused(undefined);
    try {
      const { data } = await host.call(createApiToken, { body: { name, scope: SCOPES[scope] ?? 'read', expiresDays } });
      setSecret(data.token.secret);
      setName('');
      onMade();
    } catch (cause) {
      const message = nameProblem(cause);
      if (message === undefined) host.report(TEXTS.failed, cause);
      else setRefused(message);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <TextField
        label={TEXTS.name}
        placeholder={TEXTS.nameHint}
        value={name}
        message={refused}
        onChange={(text) => {
          setName(text);
          setRefused(undefined);
        }}
      />
      <Select
        label={TEXTS.scope}
        value={scope}
        options={SCOPES.map((each, id) => ({ id, name: TEXTS.scopes[each] }))}
        onChange={setScope}
      />
      <NumberField label={TEXTS.expires} unit={TEXTS.days} value={expiresDays} bounds={DAYS} onChange={setDays} />
      <div>
        <Button type="submit" look="primary">
          {TEXTS.create}
        </Button>
      </div>
      {secret !== undefined && <Secret key={secret} secret={secret} />}
    </form>
  );
}

function nameProblem(cause: unknown): string | undefined {
  if (!(cause instanceof ApiProblem)) return undefined;
  return cause.problem.errors?.find(({ path }) => path === 'name')?.message;
}

function Secret({ secret }: { readonly secret: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <TextField
        label={TEXTS.token}
        value={secret}
        readOnly
        onChange={() => {}}
        onFocus={({ target }) => target.select()}
      />
      <output className="muted">{TEXTS.created}</output>
      <div>
        <Button icon="copy" onClick={() => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))}>
          {isCopied ? TEXTS.copied : TEXTS.copy}
        </Button>
      </div>
    </>
  );
}
