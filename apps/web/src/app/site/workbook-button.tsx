import { NETWORK_PAGE_TEXTS as TEXTS } from '#texts/proposal/network-page.ts';
import type { NetworkSheet } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { downloadNetworkWorkbook } from '../../features/documents/network-files.ts';
import { logError } from '../../lib/calls/log.ts';
import { useTimedMessage } from '../../lib/hooks/use-timed-message.ts';
import { Button } from '../../ui/buttons/button.tsx';

interface WorkbookButtonProps {
  /** Of the file. */
  readonly name: string;
  readonly sheets: () => readonly NetworkSheet[];
}

/** Downloads an IT request sheet as a workbook. */
export function WorkbookButton({ name, sheets }: WorkbookButtonProps): ReactNode {
  const { message, show } = useTimedMessage();
  const save = (): void => {
    downloadNetworkWorkbook(name, sheets()).catch((cause: unknown) => {
      logError(TEXTS.noWorkbook, cause);
      show(TEXTS.noWorkbook);
    });
  };
  return (
    <>
      <Button onClick={save}>{TEXTS.xlsx}</Button>
      <output className="muted">{message}</output>
    </>
  );
}
