import { writeDesignFile, type NamedDesign } from '@site-designer/design-file';
import { download, fileNameOf } from '../../../lib/files/download.ts';

export function exportDesign(design: NamedDesign): void {
  const content = new Blob([writeDesignFile(design)], { type: 'application/json' });
  download(content, `${fileNameOf(design.name)}.design.json`);
}
