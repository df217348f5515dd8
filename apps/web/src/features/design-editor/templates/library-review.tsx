import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { TEMPLATE_IMPORT_TEXTS as TEXTS, TEMPLATE_TEXTS } from '#texts/editor/templates.ts';
import { useState, type ReactNode } from 'react';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditor } from '../document/editor-context.ts';
import { CLASH_CHOICES, libraryImport, type ClashChoice, type Compared, type LibraryImport } from './library-import.ts';
import { TemplateName } from './template-list.tsx';
import styles from './templates-dialog.module.css';

interface LibraryReviewProps {
  /** The templates of a file; undefined while none is reviewed. */
  readonly compared: readonly Compared[] | undefined;
  readonly onTake: (taken: LibraryImport) => void;
  readonly onClose: () => void;
}

/** A preview of an import of templates, with a choice for names that exist. */
export function LibraryReview({ compared, ...rest }: LibraryReviewProps): ReactNode {
  return (
    <Dialog title={TEMPLATE_TEXTS.actions.import} isOpen={compared !== undefined} onClose={rest.onClose}>
      {compared && <Review compared={compared} {...rest} />}
    </Dialog>
  );
}

function Review({
  compared,
  onTake,
  onClose,
}: LibraryReviewProps & { readonly compared: readonly Compared[] }): ReactNode {
  const existing = useEditor(({ templates }) => templates.items);
  const [choices, setChoices] = useState<ReadonlyMap<Compared, ClashChoice>>(new Map());
  const count = (kind: Compared['kind']) => compared.filter((each) => each.kind === kind).length;
  const taken = libraryImport(compared, choices, existing);
  const isNothing = taken.added.length === 0;
  return (
    <div className="stack">
      <p>{TEXTS.summary(count('new'), count('equal'), count('clash'))}</p>
      <ul className={styles.list} aria-label={TEXTS.list}>
        {compared.map((each, index) => (
          <li key={`${index} ${each.template.name}`} className={styles.item}>
            <TemplateName template={each.template} />
            {each.kind === 'clash' ? (
              <Choice
                name={each.template.name}
                choice={choices.get(each) ?? 'both'}
                onChoose={(choice) => setChoices(new Map([...choices, [each, choice]]))}
              />
            ) : (
              <span className="muted">{TEXTS.kinds[each.kind]}</span>
            )}
          </li>
        ))}
      </ul>
      {isNothing && <p className="muted">{TEXTS.nothing}</p>}
      <ButtonGroup
        align="right"
        primary={{ text: TEXTS.take, onPress: () => onTake(taken), isDisabled: isNothing }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly choice: ClashChoice;
  readonly onChoose: (choice: ClashChoice) => void;
}

const OPTIONS = CLASH_CHOICES.map((choice, id) => ({ id, name: TEXTS.choices[choice] }));

function Choice({ name, choice, onChoose }: ChoiceProps): ReactNode {
  return (
    <Select
      isCell
      label={TEXTS.choice(name)}
      value={CLASH_CHOICES.indexOf(choice)}
      options={OPTIONS}
      onChange={(id) => onChoose(CLASH_CHOICES[id] ?? 'both')}
    />
  );
}
