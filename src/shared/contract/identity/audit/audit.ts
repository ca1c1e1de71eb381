import Type, { type Static } from 'typebox';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#shared/domain/identity/audit-entries.ts';
import { DateTime, Day, Entity, Nullable } from '../../common.ts';
import { Cursor } from '#shared/contract/staff/cursor.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Action = Type.Enum([...AUDIT_ACTIONS]);
const Subject = Type.Enum([...AUDIT_SUBJECTS]);

/** An action of staff, without data of patients. */
export const AuditEntry = Entity({
  id: Type.Integer({ description: 'Unique within the audit' }),
  at: DateTime,
  actor: Type.String({ examples: ['operator kata', 'staff kata', 'database owner'] }),
  action: Action,
  subject: Subject,
  subject_id: Type.Integer(),
  subject_name: Nullable(Type.String({ description: 'The username of an account' })),
});
export type AuditEntry = Static<typeof AuditEntry>;

const AuditQuery = Type.Object({
  person: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'A username' })),
  action: Type.Optional(Action),
  subject: Type.Optional(Subject),
  subject_id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  day: Type.Optional(Day),
  cursor: Type.Optional(Cursor),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const auditEndpoints = withRoutes(staffRoutes, {
  audit: {
    tag: 'Audit',
    permission: 'audit.view',
    summary: 'What staff did, and which appointments they looked at',
    description:
      'The newest first, in pages. `cursor` is `next` of the page before. An administrator sees ' +
      'everything, an operator manager also the operators, everyone else their own actions.',
    query: AuditQuery,
    success: {
      status: 200,
      schema: Entity({
        results: Type.Array(AuditEntry),
        next: Nullable(Cursor),
        people: Type.Array(Type.String(), { description: 'The usernames to filter by' }),
      }),
    },
  },
});
