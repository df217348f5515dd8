import { API_TOKEN_TEXTS as TEXTS } from '#texts/pages/api-tokens.ts';
import { TOKEN_DAYS } from '@site-designer/api-contract/day-bounds';
import { createApiToken } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import type { Call } from '../../lib/calls/call.ts';
import { useRefusedField } from '../../lib/hooks/use-refused-field.ts';
import type { Report } from '../../lib/state/slice.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './api-tokens.module.css';

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
  const [expiresDays, setDays] = useState<number>(TOKEN_DAYS.default);
  const refused = useRefusedField('name', (cause) => host.report(TEXTS.failed, cause));
  const [secret, setSecret] = useState<string>();

  async function create(): Promise<void> {
    const { data } = await host.call(createApiToken, { body: { name, scope: SCOPES[scope] ?? 'read', expiresDays } });
    setSecret(data.token.secret);
    setName('');
    onMade();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void refused.send(create);
      }}
    >
      <TextField
        label={TEXTS.name}
        placeholder={TEXTS.nameHint}
        value={name}
        message={refused.message}
        onChange={(text) => {
          setName(text);
          refused.forget();
        }}
      />
      <Select
        label={TEXTS.scope}
        value={scope}
        options={SCOPES.map((each, id) => ({ id, name: TEXTS.scopes[each] }))}
        onChange={setScope}
      />
      <NumberField label={TEXTS.expires} unit={TEXTS.days} value={expiresDays} bounds={TOKEN_DAYS} onChange={setDays} />
      <div>
        <Button type="submit" look="primary">
          {TEXTS.create}
        </Button>
      </div>
      {secret !== undefined && <Secret key={secret} secret={secret} />}
    </form>
  );
}

function Secret({ secret }: { readonly secret: string }): ReactNode {
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
        <CopyButton text={secret} label={TEXTS.copy} copied={TEXTS.copied} />
      </div>
    </>
  );
}
