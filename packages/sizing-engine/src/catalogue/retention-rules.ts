import type { RetentionRule } from './schema.ts';

/** A rule whose own text gives the days. */
function rule(
  id: number,
  name: string,
  {
    days,
    source,
    ...text
  }: Pick<RetentionRule, 'region' | 'kind' | 'citation'> & {
    readonly days: number;
    readonly source: string;
  },
): RetentionRule {
  return { id, name, sortOrder: id, ...text, days: { value: days, unit: 'day', origin: 'law', source } };
}

/** Rules with a primary source that was read; guidance and summaries by others are left out. Ids are for ever. */
export const RETENTION_RULES = [
  rule(1, 'PCI DSS, sensitive areas', {
    region: 'Worldwide, sites that handle card data (tills excepted)',
    kind: 'min',
    days: 90,
    citation: 'PCI DSS v4.0, requirement 9.2.1.1 (v3.2.1: 9.1.1): three months, of cameras or of access logs',
    source: 'the requirement as quoted at forum.pcinetwork.org and ce.prod.cloudaware.com',
  }),
  rule(2, 'Maryland medical cannabis', {
    region: 'Maryland, United States',
    kind: 'min',
    days: 90,
    citation: 'COMAR 10.62.10.07 E(4)',
    source: 'the regulation at mdrules.elaws.us',
  }),
  rule(3, 'California special districts', {
    region: 'California, United States',
    kind: 'min',
    days: 365,
    citation: 'California Government Code, section 53160: one year',
    source: 'the section at jurris.com',
  }),
  rule(4, 'Oregon cities, routine recordings', {
    region: 'Oregon, United States',
    kind: 'min',
    days: 30,
    citation: 'OAR 166-200-0405(5)',
    source: 'the Oregon administrative rules',
  }),
  rule(5, 'France, public places', {
    region: 'France',
    kind: 'max',
    days: 30,
    citation: 'Code de la sécurité intérieure, article L252-5: one month',
    source: 'the article at lexbase.fr',
  }),
] as const satisfies readonly RetentionRule[];
