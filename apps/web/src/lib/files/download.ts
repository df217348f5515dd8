/** Downloads content made in the browser as a file. */
export function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name as part of a file name that every system accepts. */
export function fileNameOf(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'design';
}

/** A table as text for a file. */
export function csvBlob(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

export function workbookBlob(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: XLSX });
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
