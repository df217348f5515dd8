/** A table of the clipboard as a file of that name, as what is imported is kept and read as files. */
export function pastedTable(text: string, name: string): File {
  return new File([text], name, { type: TABS });
}

/** Whether the cells of a file stand between tabs, whatever else stands in it. */
export function isTabbed({ type }: File): boolean {
  return type === TABS;
}

const TABS = 'text/tab-separated-values';
