import { TEMPLATE_TEXTS } from '#texts/editor/templates.ts';
import type { CameraTemplate } from '@site-designer/api-contract/addresses';
import type { Measurement } from '@site-designer/sizing-engine';
import { useEffect, useState, type ReactNode } from 'react';
import { measuredText } from '../../../ui/figures/measured-text.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import { useEditor } from '../document/editor-context.ts';
import styles from './templates-dialog.module.css';

export function TemplateList({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { items, status, load, insert, remove } = useEditor(({ templates }) => templates);
  const [search, setSearch] = useState('');
  const shown = items.filter((template) => isFound(template, search));

  useEffect(() => {
    void load();
  }, [load]);

  if (items.length === 0) {
    return status !== 'pending' && <p className="muted">{TEMPLATE_TEXTS.none}</p>;
  }
  return (
    <>
      <div className={styles.search}>
        <TextField
          type="search"
          icon="search"
          label={TEMPLATE_TEXTS.search}
          hint={TEMPLATE_TEXTS.searchHint}
          value={search}
          onChange={setSearch}
        />
        <output className="muted">
          {search.trim() !== '' &&
            (shown.length === 0 ? TEMPLATE_TEXTS.notFound : TEMPLATE_TEXTS.found(shown.length, items.length))}
        </output>
      </div>
      <ul className={styles.list} aria-label={TEMPLATE_TEXTS.list}>
        {shown.map((template) => (
          <TemplateItem
            key={template.id}
            template={template}
            onInsert={() => {
              insert(template);
              onClose();
            }}
            onDelete={() => void remove(template.id)}
          />
        ))}
      </ul>
    </>
  );
}

function isFound(template: CameraTemplate, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const texts = [template.name, ...measurementsOf(template).map(({ note }) => note)];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

function measurementsOf({ cameras }: Pick<CameraTemplate, 'cameras'>): readonly Measurement[] {
  return cameras.flatMap(({ measured }) => [measured.continuous ?? [], measured.motion ?? []].flat());
}

interface TemplateItemProps {
  readonly template: CameraTemplate;
  readonly onInsert: () => void;
  readonly onDelete: () => void;
}

function TemplateItem({ template, onInsert, onDelete }: TemplateItemProps): ReactNode {
  const item = useFocusReturn<HTMLLIElement>(({ nextElementSibling, previousElementSibling }) =>
    (nextElementSibling ?? previousElementSibling)?.querySelector('button'),
  );
  return (
    <li ref={item} className={styles.item}>
      <TemplateName template={template} />
      <Button size="small" onClick={onInsert}>
        {TEMPLATE_TEXTS.insert}
      </Button>
      <IconButton icon="trash" label={TEMPLATE_TEXTS.delete(template.name)} onClick={onDelete} />
    </li>
  );
}

/** Name of a template, and the measurements of its rates. */
export function TemplateName({ template }: { readonly template: Pick<CameraTemplate, 'name' | 'cameras'> }): ReactNode {
  const [first, ...more] = measurementsOf(template);
  return (
    <span className={styles.name}>
      {template.name}
      {first && <small className={styles.measured}>{TEMPLATE_TEXTS.measured(measuredText(first), more.length)}</small>}
    </span>
  );
}
