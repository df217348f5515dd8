import { AUDIT_TEXTS as TEXTS } from '#texts/pages/audit.ts';
import { STATUS_TEXTS } from '#texts/proposal/issued.ts';
import { INVITED_ROLE_TEXTS } from '#texts/pages/workspaces.ts';
import type { AuditEntry, InvitedRole, Member } from '@site-designer/api-contract';
import { inSentence } from '../../lib/format/in-sentence.ts';

/** What was done, as the middle of a sentence. Who removes themselves leaves. */
export function didText({ action, userId, object }: AuditEntry): string {
  return action === 'memberRemoved' && userId === object.id ? TEXTS.left : TEXTS.did[action];
}

/** What it was done to; nothing where what was done says it. */
export function objectText({ action, object: { kind, id, name }, userId }: AuditEntry): string {
  if (action === 'priceListChanged' || action === 'brandingChanged') return '';
  if (kind === 'user' && userId === id) return TEXTS.objects.workspace;
  return name ?? TEXTS.objects[kind];
}

/** The further facts of an entry that a reader understands. */
export function detailsText({ details }: AuditEntry, members: readonly Member[]): string {
  const { role, userId, memberRole, viewersSeePrices, scope, status } = details;
  const roleName = isText(role) ? roleText(role) : undefined;
  const person = members.find((member) => member.userId === userId)?.name;
  return [
    userId !== undefined && TEXTS.of(person ?? TEXTS.objects.user, roleName),
    userId === undefined && roleName !== undefined && TEXTS.role(roleName),
    isText(memberRole) && TEXTS.membersAre(roleText(memberRole)),
    isText(viewersSeePrices) && TEXTS.viewers(viewersSeePrices === 'true'),
    (scope === 'read' || scope === 'write') && TEXTS.scope[scope],
    isText(status) && statusText(status),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

function statusText(status: string): string {
  return inSentence((STATUS_TEXTS as Readonly<Record<string, string>>)[status] ?? status);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function roleText(role: string): string {
  return inSentence((INVITED_ROLE_TEXTS[role as InvitedRole] as string | undefined) ?? role);
}
