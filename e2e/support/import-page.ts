import type { Locator, Page } from 'playwright-core';

type Upload = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Opens the import of the design that is shown, with a file. */
export async function openImport(page: Page, file: Upload): Promise<void> {
  await page.getByRole('button', { name: 'Import cameras' }).click();
  await page.getByLabel('File to import').setInputFiles(file as string);
  await preview(page).getByRole('region').first().waitFor();
}

export function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' });
}

/** The button that imports, once nothing stands in its way. */
export function importButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Import \d/ });
}

/** A button of the foot or a section. */
export function importStep(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Steps of the import' }).getByRole('region', { name });
}

/** Imports, and waits for the table. */
export async function finishImport(page: Page): Promise<void> {
  await importButton(page).click();
  await page.getByText(/imported\.$|updated\.$/).waitFor();
}
