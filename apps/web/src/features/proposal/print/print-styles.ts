/** The styles that a page has on paper, for a document that shows it on the screen. */
export function printStyles({ styleSheets }: Document): string {
  return [...styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(onPaper)).join('\n');
}

function onPaper(rule: CSSRule): string[] {
  if (!(rule instanceof CSSMediaRule)) return [rule.cssText];
  const { conditionText, cssRules } = rule;
  if (/^screen\b/.test(conditionText)) return [];
  if (conditionText !== 'print') return [rule.cssText];
  return [...cssRules].map(({ cssText }) => cssText);
}
