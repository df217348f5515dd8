/** The print styles of a page of a given width, for a document of any width that shows it on the screen. */
export function printStyles({ styleSheets, body }: Document, width: number): string {
  const page = body.ownerDocument.createElement('iframe');
  page.style.cssText = `position: absolute; visibility: hidden; width: ${width}px; height: 1px; border: 0`;
  body.append(page);
  const isMet = (condition: string): boolean => page.contentWindow?.matchMedia(condition).matches ?? true;
  const styles = [...styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap((rule) => onPaper(rule, isMet)));
  page.remove();
  return styles.join('\n');
}

function onPaper(rule: CSSRule, isMet: (condition: string) => boolean): string[] {
  if (!(rule instanceof CSSMediaRule)) return [rule.cssText];
  const { conditionText, cssRules } = rule;
  if (/^screen\b/.test(conditionText)) return [];
  return conditionText === 'print' || isMet(conditionText) ? [...cssRules].map(({ cssText }) => cssText) : [];
}
