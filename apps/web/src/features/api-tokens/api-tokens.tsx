import { API_TOKEN_TEXTS as TEXTS } from '#texts/pages/api-tokens.ts';
import { listApiTokens, revokeApiToken, type ApiToken } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format/dates.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import styles from './api-tokens.module.css';
import { NewToken, type TokensHost } from './new-token.tsx';

/** The tokens of a user: make one, copy it once, revoke it. */
export function ApiTokens({ host }: { readonly host: TokensHost }): ReactNode {
  const { data, cause, reload } = useLoaded('api-tokens', async () => (await host.call(listApiTokens, {})).data.tokens);
  const [revoked, setRevoked] = useState<ApiToken>();

  async function revoke({ id: tokenId }: ApiToken): Promise<void> {
    setRevoked(undefined);
    try {
      await host.call(revokeApiToken, { params: { tokenId } });
    } catch (failure) {
      host.report(TEXTS.failed, failure);
    }
    reload();
  }

  return (
    <div className="stack">
      <h1>{TEXTS.title}</h1>
      <p className="muted">{TEXTS.intro}</p>
      <NewToken host={host} onMade={reload} />
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : (
        <TokenList tokens={data} onRevoke={setRevoked} />
      )}
      <ConfirmDialog
        title={TEXTS.revokeTitle}
        question={TEXTS.revokeQuestion(revoked?.name ?? '')}
        confirm={TEXTS.revokeNow}
        isOpen={revoked !== undefined}
        onConfirm={() => void (revoked && revoke(revoked))}
        onCancel={() => setRevoked(undefined)}
      />
    </div>
  );
}

interface TokenListProps {
  readonly tokens: readonly ApiToken[];
  readonly onRevoke: (token: ApiToken) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps): ReactNode {
  if (tokens.length === 0) return <p className="muted">{TEXTS.none}</p>;
  return (
    <ul className={styles.list} aria-label={TEXTS.list}>
      {tokens.map((token) => (
        <li key={token.id} className={styles.item}>
          <span>
            <strong>{token.name}</strong> <span className="muted">{tokenText(token)}</span>
          </span>
          <IconButton icon="trash" label={TEXTS.revoke(token.name)} onClick={() => onRevoke(token)} />
        </li>
      ))}
    </ul>
  );
}

function tokenText({ prefix, scope, expiresUtc, usedUtc }: ApiToken): string {
  const isOver = Date.parse(expiresUtc) <= Date.now();
  const end = formatDay(expiresUtc);
  return [
    `${prefix}…`,
    TEXTS.scopes[scope],
    isOver ? TEXTS.ended(end) : TEXTS.until(end),
    usedUtc === null ? TEXTS.neverUsed : TEXTS.used(formatDay(usedUtc)),
  ].join(', ');
}
