import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import { useContext, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextArea } from '../../ui/fields/text-area.tsx';
import styles from './comments.module.css';
import { PeopleContext } from './people.ts';
import { offerAt } from './threads.ts';

interface MentionAreaProps {
  readonly label: string;
  readonly value: string;
  readonly message: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A text area in which @ offers people. ARIA has no combobox with several lines, so it is a text box with a list. */
export function MentionArea({ onKeyDown, ...props }: MentionAreaProps): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const people = useContext(PeopleContext);
  const [caret, setCaret] = useState<number>();
  const [marked, setMarked] = useState(0);
  /** Position of the @ whose list the user has closed. */
  const [closed, setClosed] = useState<number>();
  const offer = caret === undefined ? undefined : offerAt(props.value.slice(0, caret), people);
  const names = offer === undefined || offer.start === closed ? [] : offer.names;
  const active = Math.min(marked, names.length - 1);

  function choose(name: string): void {
    if (!offer || caret === undefined || !area.current) return;
    area.current.setRangeText(`@${name} `, offer.start, caret, 'end');
    setCaret(area.current.selectionStart);
    props.onChange(area.current.value);
  }

  function onKey(event: KeyboardEvent): void {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing;
    const act = isPlain && names.length > 0 ? keys[event.key] : undefined;
    if (!act) return onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    return act();
  }

  const take = () => choose(names[active] ?? '');
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setMarked((active + 1) % names.length),
    ArrowUp: () => setMarked((active + names.length - 1) % names.length),
    Enter: take,
    Tab: take,
    Escape: () => setClosed(offer?.start),
  };

  return (
    <>
      <TextArea
        {...props}
        ref={area}
        hint={names.length > 0 ? TEXTS.choosePerson : TEXTS.hint}
        aria-autocomplete="list"
        aria-controls={names.length > 0 ? id : undefined}
        aria-activedescendant={names.length > 0 ? `${id}-${active}` : undefined}
        onInput={({ currentTarget: { value, selectionStart } }) => {
          setMarked(0);
          setCaret(selectionStart);
          if (!offerAt(value.slice(0, selectionStart), people)) setClosed(undefined);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(undefined)}
        onKeyDown={onKey}
      />
      {names.length > 0 && <Offered {...{ id, names, active, choose }} />}
    </>
  );
}

interface OfferedProps {
  readonly id: string;
  readonly names: readonly string[];
  readonly active: number;
  readonly choose: (name: string) => void;
}

function Offered({ id, names, active, choose }: OfferedProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the focus from the text
    <div id={id} role="listbox" aria-label={TEXTS.people} className={styles.people}>
      {names.map((name, index) => (
        <button
          key={name}
          id={`${id}-${index}`}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          dir="auto"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
