import { useState, type ReactNode } from 'react';
import { fieldMessages } from '../../features/issued/opened/issued-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { GuardedFields } from '../../ui/fields/guarded-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './versions.module.css';

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  readonly name?: string;
  /** Rejects where the server refuses the name. */
  readonly onSend: (name: string) => Promise<void>;
  readonly onFailure: (cause: unknown) => void;
}

/** A name to be stored, with what the server says against it beside the field. */
export function NameForm({ label, button, name = '', onSend, onFailure }: NameFormProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const [message, setMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  async function send(): Promise<void> {
    setIsSending(true);
    setMessage(undefined);
    try {
      await onSend(typed);
      setTyped('');
    } catch (cause) {
      const refused = fieldMessages(cause)?.['name'];
      setMessage(refused);
      if (refused === undefined) onFailure(cause);
    } finally {
      setIsSending(false);
    }
  }
  return (
    <form
      className={styles.form}
      action={() => undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <GuardedFields>
        <TextField label={label} value={typed} onChange={setTyped} message={message} />
        <Button type="submit" disabled={isSending}>
          {button}
        </Button>
      </GuardedFields>
    </form>
  );
}
