import { LOCAL_DESIGN_TEXTS as TEXTS, TAKE_TEXTS } from '#texts/editor/local-design.ts';
import { checkName } from '@site-designer/api-contract/names';
import type { NamedDesign } from '@site-designer/design-file';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { emptyDesign } from './local-design.ts';
import styles from './local-design.module.css';

export function EmptyDesignForm({ onStart }: { readonly onStart: (design: NamedDesign) => void }): ReactNode {
  const [design, setDesign] = useState(emptyDesign);
  const message = checkName('siteDesign', design.name);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (message === undefined) onStart({ ...design, name: design.name.trim() });
      }}
    >
      <TextField
        label={TAKE_TEXTS.designName}
        value={design.name}
        message={message}
        onChange={(name) => setDesign({ ...design, name })}
      />
      <Button type="submit" look="primary">
        {TEXTS.startEmpty}
      </Button>
    </form>
  );
}
