import { ISSUE_TEXTS, LINK_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import {
  createProposalLink,
  deleteProposalLink,
  listProposalLinks,
  type IssuedProposalHeading,
  type LinkHeading,
} from '@site-designer/api-contract/proposal-addresses';
import { PROPOSAL_DAYS } from '@site-designer/api-contract/proposal-bounds';
import { useState, type ReactNode } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { proposalName, type IssuedHost } from './issued-api.ts';
import styles from './issued.module.css';

interface LinksDialogProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly proposal: Pick<IssuedProposalHeading, 'id' | 'number' | 'revision'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Links to a proposal: create, copy once, revoke. */
export function LinksDialog({ host, projectId, proposal, isOpen, onClose }: LinksDialogProps): ReactNode {
  return (
    <Dialog title={TEXTS.titleOf(proposalName(proposal))} isOpen={isOpen} onClose={onClose}>
      <Links host={host} place={{ projectId, proposalId: proposal.id }} />
    </Dialog>
  );
}

interface LinksProps extends Pick<LinksDialogProps, 'host'> {
  readonly place: { readonly projectId: number; readonly proposalId: number };
}

function Links({ host, place }: LinksProps): ReactNode {
  const [days, setDays] = useState<number>(PROPOSAL_DAYS.default);
  const [url, setUrl] = useState<string>();
  const { data, reload } = useLoaded(
    String(place.proposalId),
    async () => (await host.call(listProposalLinks, { params: place })).data.links,
  );

  async function act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      reload();
    } catch (cause) {
      host.report(TEXTS.failed, cause);
    }
  }

  async function create(): Promise<void> {
    const { data: made } = await host.call(createProposalLink, { params: place, body: { expiresDays: days } });
    setUrl(made.link.url);
  }

  return (
    <div className={styles.form}>
      <p className="muted">{TEXTS.hint}</p>
      <NumberField
        label={TEXTS.expires}
        unit={ISSUE_TEXTS.days}
        value={days}
        bounds={PROPOSAL_DAYS}
        onChange={setDays}
      />
      <Button look="primary" onClick={() => void act(create)}>
        {TEXTS.create}
      </Button>
      {url !== undefined && <NewLink key={url} url={url} />}
      <LinkList
        links={data ?? []}
        onRevoke={(linkId) => void act(() => host.call(deleteProposalLink, { params: { ...place, linkId } }))}
      />
    </div>
  );
}

function NewLink({ url }: { readonly url: string }): ReactNode {
  return (
    <>
      <TextField
        label={TEXTS.address}
        value={url}
        readOnly
        onChange={() => {}}
        onFocus={({ target }) => target.select()}
      />
      <p className="muted">{TEXTS.created}</p>
      <CopyButton text={url} label={TEXTS.copy} copied={TEXTS.copied} />
    </>
  );
}

interface LinkListProps {
  readonly links: readonly LinkHeading[];
  readonly onRevoke: (linkId: number) => void;
}

function LinkList({ links, onRevoke }: LinkListProps): ReactNode {
  if (links.length === 0) return <p className="muted">{TEXTS.none}</p>;
  return (
    <ul className={styles.list} aria-label={TEXTS.list}>
      {links.map((link) => (
        <li key={link.id} className={styles.item}>
          <span>{linkText(link)}</span>
          <IconButton icon="trash" label={TEXTS.revoke(formatDay(link.createdUtc))} onClick={() => onRevoke(link.id)} />
        </li>
      ))}
    </ul>
  );
}

function linkText({ expiresUtc, lastOpenedUtc }: LinkHeading): string {
  const isOver = Date.parse(expiresUtc) <= Date.now();
  const until = isOver ? TEXTS.ended(formatDay(expiresUtc)) : TEXTS.until(formatDay(expiresUtc));
  return `${until}, ${lastOpenedUtc === null ? TEXTS.neverOpened : TEXTS.opened(formatDay(lastOpenedUtc))}`;
}
