import { COMPANY_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getBranding, updateBranding, type Branding } from '@site-designer/api-contract/proposal-addresses';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { useState, type ReactNode } from 'react';
import { OFFERED } from '../../../lib/state/language.ts';
import { useUnloadWarning } from '../../../lib/hooks/use-unload-warning.ts';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { GuardedFields } from '../../../ui/fields/guarded-fields.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { LanguageSelect } from '../../../ui/fields/language-select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { drawnLogo } from '../../../lib/files/drawn-logo.ts';
import { fieldMessages, type IssuedHost } from '../opened/issued-api.ts';
import { LOGO_FILES, LogoProblem, pngOfFile, pngOfStored } from '../../../lib/files/logo-png.ts';
import sheet from '../../../ui/base/sheet.module.css';
import styles from '../opened/issued.module.css';
import { Missing } from '../../../ui/states/missing.tsx';

type Messages = Readonly<Record<string, string>>;

export function CompanyForm({ host }: { readonly host: IssuedHost }): ReactNode {
  const { data, cause, reload } = useLoaded('branding', async () => (await host.call(getBranding, {})).data.branding);
  return (
    <div className="stack">
      <h1>{TEXTS.title}</h1>
      <p className="muted">{TEXTS.hint}</p>
      {data === undefined ? <Missing cause={cause} onRetry={reload} /> : <Form host={host} stored={data} />}
    </div>
  );
}

function Form({ host, stored }: { readonly host: IssuedHost; readonly stored: Branding }): ReactNode {
  const [branding, setBranding] = useState(stored);
  const [refused, setRefused] = useState<Messages>({});
  const [isSaved, setIsSaved] = useState(false);
  useUnloadWarning(branding !== stored && !isSaved);
  const change = (patch: Partial<Branding>): void => {
    setBranding((before) => ({ ...before, ...patch }));
    setRefused({});
    setIsSaved(false);
  };

  async function save(): Promise<void> {
    try {
      const logo = await pngOfStored(branding.logo);
      const { data } = await host.call(updateBranding, { body: { ...branding, logo } });
      setBranding(data.branding);
      setIsSaved(true);
    } catch (cause) {
      const messages = cause instanceof LogoProblem ? { logo: cause.message } : fieldMessages(cause);
      if (messages === undefined) host.report(TEXTS.failed, cause);
      else setRefused(messages);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <GuardedFields need="manage">
        <Fields branding={branding} refused={refused} onChange={change} />
        <div className={sheet.line}>
          <Button type="submit" look="primary">
            {TEXTS.save}
          </Button>
          <output className="muted">{isSaved ? TEXTS.saved : ''}</output>
        </div>
      </GuardedFields>
    </form>
  );
}

interface FieldsProps {
  readonly branding: Branding;
  readonly refused: Messages;
  readonly onChange: (patch: Partial<Branding>) => void;
}

function Fields({ branding, refused, onChange }: FieldsProps): ReactNode {
  const { name, logo, accent, legalText, notes } = branding;
  return (
    <>
      <TextField
        label={TEXTS.name}
        value={name}
        message={refused['name'] ?? checkText('line', name)}
        onChange={(text) => onChange({ name: text })}
      />
      <Logo logo={logo} message={refused['logo']} onChange={(address) => onChange({ logo: address })} />
      <TextField
        label={TEXTS.accent}
        placeholder={TEXTS.accentHint}
        value={accent}
        message={refused['accent']}
        onChange={(text) => onChange({ accent: text })}
      />
      <TextArea
        label={TEXTS.legalText}
        value={legalText}
        message={refused['legalText'] ?? checkText('paragraphs', legalText)}
        onChange={(text) => onChange({ legalText: text })}
      />
      <TextArea
        label={TEXTS.notes}
        value={notes}
        message={refused['notes'] ?? checkText('paragraphs', notes)}
        onChange={(text) => onChange({ notes: text })}
      />
      <DocumentFields branding={branding} refused={refused} onChange={onChange} />
    </>
  );
}

const PAPERS = ['A4', 'Letter'] as const;

/** Contact of the company, and the form of its documents. */
function DocumentFields({ branding, refused, onChange }: FieldsProps): ReactNode {
  const { phone, email, locale, paper } = branding;
  return (
    <>
      <TextField
        label={TEXTS.phone}
        hint={TEXTS.contactHint}
        type="tel"
        value={phone}
        message={refused['phone'] ?? checkText('line', phone)}
        onChange={(text) => onChange({ phone: text })}
      />
      <TextField
        label={TEXTS.email}
        hint={TEXTS.contactHint}
        inputMode="email"
        value={email}
        message={refused['email'] ?? checkText('line', email)}
        onChange={(text) => onChange({ email: text })}
      />
      {OFFERED.length > 1 && (
        <LanguageSelect
          label={TEXTS.language}
          hint={TEXTS.languageHint}
          value={branding.language}
          onChange={(language) => onChange({ language })}
        />
      )}
      <TextField
        label={TEXTS.locale}
        hint={TEXTS.localeHint}
        value={locale}
        message={refused['locale']}
        onChange={(text) => onChange({ locale: text })}
      />
      <Select
        label={TEXTS.paper}
        hint={TEXTS.paperHint}
        value={PAPERS.indexOf(paper)}
        options={PAPERS.map((name, id) => ({ id, name }))}
        onChange={(id) => onChange({ paper: PAPERS[id] ?? 'A4' })}
      />
    </>
  );
}

interface LogoProps {
  readonly logo: string | null;
  readonly message: string | undefined;
  readonly onChange: (address: string | null) => void;
}

function Logo({ logo, message, onChange }: LogoProps): ReactNode {
  const [refused, setRefused] = useState<string>();
  const shown = drawnLogo(logo);
  const problem = refused ?? message;

  async function take(file: File): Promise<void> {
    try {
      onChange(await pngOfFile(file));
      setRefused(undefined);
    } catch (cause) {
      if (!(cause instanceof LogoProblem)) throw cause;
      setRefused(cause.message);
    }
  }

  return (
    <fieldset className={styles.companyLogo}>
      <legend>{TEXTS.logo}</legend>
      {shown === null ? (
        <p className="muted">{logo === null ? TEXTS.noLogo : TEXTS.notDrawn}</p>
      ) : (
        <img className={styles.logo} src={shown} alt={TEXTS.logo} />
      )}
      <div className={sheet.line}>
        <FileButton icon="upload" label={TEXTS.logo} accept={LOGO_FILES} onFile={(file) => void take(file)}>
          {TEXTS.chooseLogo}
        </FileButton>
        {logo !== null && <Button onClick={() => onChange(null)}>{TEXTS.removeLogo}</Button>}
      </div>
      {problem === undefined ? <p className="muted">{TEXTS.logoHint}</p> : <p role="alert">{problem}</p>}
    </fieldset>
  );
}
