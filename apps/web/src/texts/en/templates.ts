/** Camera groups that are kept to be used again. */
export const TEMPLATE_TEXTS = {
  open: 'Templates',
  title: 'Camera templates',
  list: 'Templates',
  name: 'Template name',
  save: 'Save as template',
  kept: 'Saved as a template. Insert it in any design.',
  none: 'No templates yet. Save a camera group as a template from its row.',
  insert: 'Insert',
  delete: (name: string) => `Delete template ${name}`,
  actions: { load: 'Load templates', save: 'Save template', delete: 'Delete template' },
} as const;
