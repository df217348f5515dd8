import type { TSchema } from 'typebox';
import { Catalogue, Option } from '../src/catalogue-schema.ts';
import { FactOrigin } from '../src/facts.ts';

/** A JSON schema, as far as the catalogue uses one. */
interface Node {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Node>>;
}

/** Types whose unit is a parameter; a node of one describes the property that it stands in. */
const FACTS: Readonly<Record<string, { readonly parameter: string; readonly description: string }>> = {
  Fact: {
    parameter: '<U extends Unit = Unit>',
    description: 'One number of the catalogue: never without its unit, its origin and where it was read.',
  },
  FactList: {
    parameter: '<U extends Unit = Unit>',
    description: 'Numbers that were read in one place, all in one unit.',
  },
  TextFact: { parameter: '', description: 'A description rather than a number.' },
};

const HEAD = `// Written from the schema of packages/catalogue-file by its test: change it there.
import type { Unit } from '../units.ts';
`;

/** The types of a catalogue as the engine's source has them, before formatting. */
export function engineTypes(): string {
  const types = new Map<string, string>();
  for (const schema of [FactOrigin, Option, Catalogue]) collect(schema as Node & TSchema, types);
  return [HEAD, ...types.values()].join('\n');
}

/** Declares every titled type below a node, users after what they use. */
function collect(node: Node, types: Map<string, string>): void {
  const children = [
    ...Object.values(node.properties ?? {}),
    ...Object.values(node.patternProperties ?? {}),
    ...(node.anyOf ?? []),
    ...(node.items === undefined ? [] : [node.items]),
  ];
  for (const child of children) collect(child, types);
  if (node.title !== undefined && !types.has(node.title)) types.set(node.title, declaration(node.title, node));
}

function declaration(title: string, node: Node): string {
  const fact = FACTS[title];
  const head = comment(fact?.description ?? node.description);
  if (node.enum !== undefined) return `${head}export type ${title} = ${literals(node.enum)};\n`;
  const heritage = isOption(node) ? ' extends Option' : '';
  return `${head}export interface ${title}${fact?.parameter ?? ''}${heritage} ${fields(node, fact?.parameter !== '')}\n`;
}

const OPTION_FIELDS = Object.keys(Option.properties);

/** Whether a type is an option with fields of its own. */
function isOption({ title, properties = {} }: Node): boolean {
  return title !== 'Option' && OPTION_FIELDS.every((name) => name in properties);
}

function fields(parent: Node, hasUnit: boolean): string {
  const { properties = {}, required = [], title = '' } = parent;
  const inherited = isOption(parent) ? OPTION_FIELDS : [];
  const own = Object.entries(properties).filter(([name]) => !inherited.includes(name));
  const lines = own.map(([name, node]) => {
    const isUnit = name === 'unit' && title in FACTS && hasUnit;
    return `${comment(descriptionOf(node))}readonly ${name}${required.includes(name) ? '' : '?'}: ${isUnit ? 'U' : typeOf(node)};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

/** What a property is; a titled type has a description of its own, but for a fact. */
function descriptionOf({ title, description }: Node): string | undefined {
  return title === undefined || title in FACTS ? description : undefined;
}

function typeOf(node: Node): string {
  if (node.title !== undefined) return reference(node.title, node);
  if (node.anyOf !== undefined) return node.anyOf.map(typeOf).join(' | ');
  if (node.enum !== undefined) return literals(node.enum);
  if (node.const !== undefined) return `'${node.const}'`;
  if (node.items !== undefined) return `readonly ${typeOf(node.items)}[]`;
  if (node.properties !== undefined) return fields(node, false);
  if (node.patternProperties !== undefined) return recordOf(node.patternProperties);
  return node.type === 'integer' ? 'number' : node.type!;
}

function reference(title: string, { properties = {} }: Node): string {
  const unit = properties['unit'];
  return title in FACTS && unit !== undefined ? `${title}<'${unit.const}'>` : title;
}

/** Keys of records are ids. */
function recordOf(patternProperties: Readonly<Record<string, Node>>): string {
  return `Readonly<Record<number, ${Object.values(patternProperties).map(typeOf).join(' | ')}>>`;
}

function literals(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}

const COMMENT_WIDTH = 110;

function comment(text: string | undefined): string {
  if (text === undefined) return '';
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)!} ${word}`;
    if (line.length > COMMENT_WIDTH) lines.push(` ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.length === 1 ? `/**${lines[0]} */\n` : `/**\n${lines.map((line) => ` *${line}`).join('\n')}\n */\n`;
}
