import { ISSUE_TEXTS as TEXTS, LINK_TEXTS } from '#texts/proposal/issued.ts';
import { createProposalLink, type IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { daysBetween, formatDay, isoDay } from '../../../lib/format/dates.ts';
import { Link } from '../../../ui/base/link.tsx';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { proposalName, type IssuedHost } from '../opened/issued-api.ts';
import styles from './issue.module.css';

interface IssueDoneProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly proposal: IssuedProposal;
}

/** What an issued proposal is sent by. The link is made when it is asked for, and once. */
export function IssueDone({ host, projectId, proposal }: IssueDoneProps): ReactNode {
  const { id: proposalId, customer, audience, validUntilUtc } = proposal;
  const [url, setUrl] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);

  async function linkTo(): Promise<string | undefined> {
    if (url !== undefined) return url;
    try {
      const expiresDays = Math.max(1, daysBetween(isoDay(Date.now()), validUntilUtc.slice(0, 10)));
      const { data } = await host.call(createProposalLink, {
        params: { projectId, proposalId },
        body: { expiresDays },
      });
      setUrl(data.link.url);
      return data.link.url;
    } catch (cause) {
      host.report(LINK_TEXTS.failed, cause);
      return undefined;
    }
  }

  async function copy(): Promise<void> {
    const made = await linkTo();
    if (made === undefined) return;
    await navigator.clipboard.writeText(made);
    setIsCopied(true);
  }

  async function mail(): Promise<void> {
    const made = await linkTo();
    if (made === undefined) return;
    const subject = encodeURIComponent(proposalName(proposal));
    location.href = `mailto:?subject=${subject}&body=${encodeURIComponent(made)}`;
  }

  return (
    <div className={styles.form}>
      <p>{TEXTS.issuedFor(customer, formatDay(validUntilUtc))}</p>
      <div className={styles.done}>
        <Button
          look="primary"
          icon="copy"
          // What is asked for next.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onClick={() => void copy()}
        >
          {isCopied ? LINK_TEXTS.copied : TEXTS.copyLink}
        </Button>
        <Link
          to={`/project/${projectId}/proposals/${proposalId}${audience === 'customer' ? '?customer&print' : ''}`}
          className={buttonClass()}
        >
          {TEXTS.downloadPdf}
        </Link>
        <Button onClick={() => void mail()}>{TEXTS.mail}</Button>
        <Link to={`/project/${projectId}/proposals/${proposalId}`}>{TEXTS.show}</Link>
      </div>
      {url !== undefined && <output className={styles.url}>{url}</output>}
      <p className="muted">{TEXTS.linkShows(formatDay(validUntilUtc))}</p>
    </div>
  );
}
