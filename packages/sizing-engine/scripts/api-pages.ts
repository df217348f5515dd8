import { fileURLToPath } from 'node:url';
import {
  ApiModel,
  ApiDeclaredItem,
  ApiParameterListMixin,
  type ApiDocumentedItem,
  type ApiEntryPoint,
  ApiItemKind,
  type ApiItem,
} from '@microsoft/api-extractor-model';
import { inlineOf, sectionOf, type NamesToLinks } from './docstring.ts';

/** A page of the documentation: what it is about, and the sources whose exports it documents. */
interface Page {
  readonly file: string;
  readonly title: string;
  readonly about: string;
  readonly holds: RegExp;
}

const PAGES: readonly Page[] = [
  {
    file: 'sizing.md',
    title: 'Sizing',
    about: 'From a design to bit rates, hardware and a bill of materials.',
    holds: /^(comparison|sizing\/(?!explain\.)|bitrate\/|errors)/,
  },
  {
    file: 'design.md',
    title: 'Designs',
    about: 'What is sized: rows of cameras and settings of servers, and the numbers that stand for choices.',
    holds: /^design\/(design|enumerations)\./,
  },
  {
    file: 'rules.md',
    title: 'Rules of the forms',
    about: 'What may be chosen and typed, what a change brings with it, and the texts that say so.',
    holds: /^(design\/(?!(design|enumerations)\.)|field-check|product-texts|plural)/,
  },
  {
    file: 'explanations.md',
    title: 'Explanations',
    about: 'How a figure comes about, step by step, and how to check it.',
    holds: /^(derivation|formulas|units|sizing\/explain)/,
  },
  {
    file: 'catalogue.md',
    title: 'Catalogue',
    about: 'The facts that come with the engine, and how to put others in their place.',
    holds: /^(catalogue|own-catalogue|lookup)/,
  },
];

/** Everything of one name: a list of ids is a constant and a type. */
interface Entry {
  readonly name: string;
  readonly page: Page;
  readonly anchor: string;
  readonly items: readonly ApiDeclaredItem[];
}

/** The pages of what entry points export, by file name. */
export function apiPages(models: readonly string[]): ReadonlyMap<string, string> {
  const exported = onceEach(models.flatMap((model) => exportsOf(new ApiModel().loadPackage(model).entryPoints[0]!)));
  const entries = PAGES.flatMap((page) => entriesOf(page, exported));
  const missing = exported.filter((item) => !entries.some(({ items }) => items.includes(item)));
  if (missing.length > 0) throw new Error(`On no page: ${missing.map(({ displayName }) => displayName).join(', ')}`);
  const links = new Map(entries.map(({ name, page, anchor }) => [name, `${page.file}#${anchor}`]));
  const pages = PAGES.map((page) => [page.file, pageText(page, entries, links)] as const);
  return new Map([['README.md', overview(entries, links)], ...pages]);
}

/** Several entry points export the types that they share. */
function onceEach(items: readonly ApiDeclaredItem[]): ApiDeclaredItem[] {
  return [...new Map(items.map((item) => [`${item.fileUrlPath} ${item.kind} ${item.displayName}`, item])).values()];
}

function exportsOf(entryPoint: ApiEntryPoint): ApiDeclaredItem[] {
  return entryPoint.members.filter((item) => item instanceof ApiDeclaredItem);
}

function entriesOf(page: Page, exported: readonly ApiDeclaredItem[]): Entry[] {
  const own = exported
    .filter(({ fileUrlPath = '' }) => page.holds.test(fileUrlPath))
    .toSorted((a, b) => Number(isType(a)) - Number(isType(b)));
  const names = [...new Set(own.map(({ displayName }) => displayName))];
  const headings = new Map<string, number>();
  return names.map((name) => {
    const heading = name.toLowerCase();
    const before = headings.get(heading) ?? 0;
    headings.set(heading, before + 1);
    // As the anchors of headings are made that differ by nothing but capitals.
    const items = own.filter(({ displayName }) => displayName === name);
    return { name, page, items, anchor: before === 0 ? heading : `${heading}-${before}` };
  });
}

/** Types come last on a page: people look for what they can call. */
function isType({ kind }: ApiItem): boolean {
  return kind === ApiItemKind.Interface || kind === ApiItemKind.TypeAlias;
}

function overview(entries: readonly Entry[], links: NamesToLinks): string {
  const parts = PAGES.map((page) => {
    const names = entries.filter((entry) => entry.page === page).map(({ name }) => `[${name}](${links.get(name)})`);
    return `## [${page.title}](${page.file})\n\n${page.about}\n\n${names.join(', ')}\n`;
  });
  return `# What the sizing engine exports\n\n${GENERATED}\n\n${parts.join('\n')}`;
}

const GENERATED =
  'From `@site-designer/sizing-engine` and its entry points `./design`, `./explanations` and `./catalogue`.\n' +
  'This page is generated from the docstrings: `pnpm --filter @site-designer/sizing-engine run api-report`.';

function pageText(page: Page, entries: readonly Entry[], links: NamesToLinks): string {
  const own = entries.filter((entry) => entry.page === page).map((entry) => entryText(entry, links));
  return `# ${page.title}\n\n${page.about}\n\n${GENERATED}\n\n${own.join('\n')}`;
}

function entryText({ name, items }: Entry, links: NamesToLinks): string {
  const told = items.flatMap((item) => [docsOf(item, links), membersOf(item, links)]).filter((text) => text !== '');
  return [`## ${name}`, `\`\`\`ts\n${items.map(declarationOf).join('\n')}\n\`\`\``, ...told].join('\n\n') + '\n';
}

function declarationOf({ kind, excerpt }: ApiDeclaredItem): string {
  const text = excerpt.text.replace(/^export (declare )?/, '').trim();
  return kind === ApiItemKind.Variable ? `const ${text}` : text;
}

function docsOf(item: ApiDocumentedItem, links: NamesToLinks): string {
  const { tsdocComment: docs } = item;
  if (docs === undefined) return '';
  const [examples, others] = [true, false].map((are) =>
    docs.customBlocks.filter(({ blockTag }) => (blockTag.tagName === '@example') === are),
  );
  return [
    sectionOf(docs.summarySection, links),
    sectionOf(docs.remarksBlock?.content, links),
    parametersOf(item, links),
    labelled('Returns', sectionOf(docs.returnsBlock?.content, links)),
    ...others!.map(({ blockTag, content }) => labelled(titleOf(blockTag.tagName), sectionOf(content, links))),
    ...docs.seeBlocks.map(({ content }) => labelled('See', sectionOf(content, links))),
    ...examples!.map(({ content }) => sectionOf(content, links)),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function titleOf(tag: string): string {
  return tag.charAt(1).toUpperCase() + tag.slice(2);
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `**${label}:** ${text}`;
}

function parametersOf(item: ApiItem, links: NamesToLinks): string {
  if (!ApiParameterListMixin.isBaseClassOf(item)) return '';
  const told = item.parameters.flatMap(({ name, tsdocParamBlock }) =>
    tsdocParamBlock === undefined ? [] : `- \`${name}\`: ${inlineOf(tsdocParamBlock.content, links)}`,
  );
  return told.join('\n');
}

function membersOf(item: ApiItem, links: NamesToLinks): string {
  const members = item.members.filter((member) => member instanceof ApiDeclaredItem);
  if (members.length === 0) return '';
  const rows = members.map((member) => {
    const declared = member.excerpt.text
      .replace(/^readonly /, '')
      .replace(/;$/, '')
      .replaceAll('|', '\\|')
      .replaceAll(/\s+/g, ' ');
    return `| \`${declared}\` | ${inlineOf(member.tsdocComment?.summarySection, links).replaceAll('|', '\\|')} |`;
  });
  return ['| member | |', '| --- | --- |', ...rows].join('\n');
}

/** Where the pages are kept. */
export const PAGES_FOLDER = fileURLToPath(new URL('../../../docs/engine-api', import.meta.url));
