import { INVITE_TEXTS as TEXTS } from '#texts/pages/workspaces.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import sheet from '../../ui/base/sheet.module.css';
import styles from './members.module.css';

/** The link of an invitation, which no later answer shows, and its last day. */
export interface Made {
  readonly url: string;
  /** Of who is invited; empty: anybody. */
  readonly email: string;
  readonly day: string;
}

interface NewInvitationProps {
  readonly made: Made;
  /** What it is to. */
  readonly workspace: string;
}

export function NewInvitation({ made: { url, email, day }, workspace }: NewInvitationProps): ReactNode {
  const subject = encodeURIComponent(TEXTS.mailSubject(workspace));
  const body = encodeURIComponent(TEXTS.mailBody(workspace, url, day));
  return (
    <section className={classNames(styles.card, styles.made)} aria-label={TEXTS.created}>
      <h2>{TEXTS.created}</h2>
      <output className="muted">{TEXTS.once(day)}</output>
      <TextField
        label={TEXTS.link}
        value={url}
        readOnly
        onChange={() => {}}
        onFocus={({ target }) => target.select()}
      />
      <div className={sheet.line}>
        <CopyButton text={url} label={TEXTS.copy} copied={TEXTS.copied} />
        <a className={buttonClass()} href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`}>
          {TEXTS.mail}
        </a>
      </div>
    </section>
  );
}
