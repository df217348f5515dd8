import { MATCHING_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import { matchCameras, type ReportCamera } from '@site-designer/camera-report';
import { useDeferredValue, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Select, type SelectOption } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './pattern-form.module.css';
import type { GroupChoice } from '../check/use-chosen-groups.ts';

interface PatternFormProps {
  readonly cameras: readonly ReportCamera[];
  readonly groups: readonly SelectOption[];
  readonly choice: GroupChoice;
}

/** Assigns cameras to a group by a pattern of their names. */
export function PatternForm({ cameras, groups, choice }: PatternFormProps): ReactNode {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<number>();
  const group = groups.find(({ id }) => id === asked) ?? groups[0];
  const fitting = useFitting(cameras, text.trim());
  if (group === undefined) return null;

  function add(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '' || group === undefined) return;
    choice.commands.addPattern(group.id, text.trim());
    setText('');
  }

  return (
    <>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={TEXTS.pattern}
          placeholder={TEXTS.example}
          title={TEXTS.patternHint}
          value={text}
          onChange={setText}
        />
        <Select label={TEXTS.group} value={group.id} options={groups} onChange={setAsked} />
        <Button type="submit" disabled={text.trim() === ''}>
          {TEXTS.add}
        </Button>
        <output className={styles.fits}>{text.trim() === '' ? TEXTS.patternHint : TEXTS.fits(fitting)}</output>
      </form>
      <Patterns groups={groups} choice={choice} />
    </>
  );
}

const NO_GROUP = 0;

/** How many names a pattern matches, regardless of other choices. */
function useFitting(cameras: readonly ReportCamera[], text: string): number {
  const pattern = useDeferredValue(text);
  return useMemo(() => {
    if (pattern === '') return 0;
    const group = { cameraGroupId: NO_GROUP, name: '', designedCameras: 0 };
    return matchCameras(cameras, [group], { patterns: new Map([[NO_GROUP, [pattern]]]) }).matched.length;
  }, [cameras, pattern]);
}

function Patterns({ groups, choice }: Omit<PatternFormProps, 'cameras'>): ReactNode {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const entries = [...choice.chosen.patterns].flatMap(([id, patterns]) =>
    names.has(id) ? patterns.map((pattern) => ({ id, pattern, group: names.get(id)! })) : [],
  );
  const isAnyChosen = entries.length > 0 || choice.chosen.assigned.size > 0;
  if (!isAnyChosen) return null;
  return (
    <ul className={styles.patterns}>
      {entries.map(({ id, pattern, group }) => (
        <li key={`${id} ${pattern}`} className={styles.pattern}>
          <span dir="auto">{TEXTS.assigned(pattern, group)}</span>
          <IconButton
            icon="close"
            label={TEXTS.remove(pattern)}
            onClick={() => choice.commands.removePattern(id, pattern)}
          />
        </li>
      ))}
      <li>
        <Button size="small" onClick={choice.commands.forget}>
          {TEXTS.forget}
        </Button>
      </li>
    </ul>
  );
}
