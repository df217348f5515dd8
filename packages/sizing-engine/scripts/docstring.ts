import {
  DocCodeSpan,
  DocErrorText,
  DocEscapedText,
  DocFencedCode,
  DocLinkTag,
  DocParagraph,
  DocPlainText,
  DocSoftBreak,
  type DocNode,
  type DocSection,
} from '@microsoft/tsdoc';

/** Where each export is told of, by its name. */
export type NamesToLinks = ReadonlyMap<string, string>;

/** A part of a docstring as Markdown, its paragraphs apart. */
export function sectionOf(section: DocSection | undefined, links: NamesToLinks): string {
  return (section?.nodes ?? [])
    .map((node) => textOf(node, links).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A part of a docstring as Markdown on one line. */
export function inlineOf(section: DocSection | undefined, links: NamesToLinks): string {
  return sectionOf(section, links).replaceAll(/\s+/g, ' ');
}

function textOf(node: DocNode, links: NamesToLinks): string {
  if (node instanceof DocParagraph) return node.nodes.map((child) => textOf(child, links)).join('');
  // Signs like > are errors to TSDoc, that HTML may begin with; here they are what they are.
  if (node instanceof DocPlainText || node instanceof DocErrorText) return node.text;
  if (node instanceof DocSoftBreak) return '\n';
  if (node instanceof DocCodeSpan) return `\`${node.code}\``;
  if (node instanceof DocEscapedText) return node.decodedText;
  if (node instanceof DocFencedCode) return `\`\`\`${node.language}\n${node.code.trimEnd()}\n\`\`\``;
  if (node instanceof DocLinkTag) return linkTo(node, links);
  throw new Error(`A docstring holds what the pages do not know: ${node.kind}`);
}

/** Names that are not exported are only named. */
function linkTo({ linkText, codeDestination }: DocLinkTag, links: NamesToLinks): string {
  const name = codeDestination?.memberReferences[0]?.memberIdentifier?.identifier ?? '';
  const place = links.get(name);
  const text = linkText ?? `\`${name}\``;
  return place === undefined ? text : `[${text}](${place})`;
}
