import Type from 'typebox';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { Entity, Id } from '../../common.ts';
import { Saved } from '../setup/saving.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { Content, ContentRow, ContentValue, Field, Subject } from './content-schemas.ts';
import { MAX_DRAFTS } from './limits.ts';

const MAX_CHANGES = 100;

const DraftIds = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: MAX_DRAFTS, uniqueItems: true }),
});
const params = Type.Object({ subject: Subject, id: Id });

const call = { tag: 'Content', permission: 'content.edit', errorStatuses: [404] } as const;

export const contentEndpoints = withRoutes(staffRoutes, {
  content: {
    ...call,
    summary: 'What patients read about clinics, and its drafts',
    description:
      'The clinics, branches and doctors of a clinic, by default of all in reach, and every draft of them.',
    query: Type.Object({ clinic: Type.Optional(Id) }),
    success: { status: 200, schema: Content },
  },
  contentRow: {
    ...call,
    summary: 'The content of a row',
    description: 'Every field, of texts in each language of the country, with its draft.',
    params,
    success: { status: 200, schema: ContentRow },
  },
  saveContentDrafts: {
    ...call,
    summary: 'Save drafts of a row',
    description:
      'Patients see them after the publication. A value that equals the published one ends the draft. A change names the published value and the draft that the person saw; if a colleague has changed one of them, nothing is saved.',
    params,
    body: Type.Object({
      changes: Type.Array(
        Type.Object({
          field: Field,
          value: ContentValue,
          live: ContentValue,
          draft_id: Type.Union([Id, Type.Null()]),
        }),
        { minItems: 1, maxItems: MAX_CHANGES },
      ),
    }),
    success: Saved,
  },
  discardContentDrafts: {
    ...call,
    summary: 'Discard drafts',
    description: 'Drafts that are published or changed in the meantime are not discarded: 400.',
    body: DraftIds,
    success: { status: 200, schema: Entity({ discarded_count: Type.Integer() }) },
  },
  publishContentDrafts: {
    ...call,
    summary: 'Publish drafts',
    description:
      'All of them in one transaction, or none: if one was changed or published in the meantime, or the published value has changed since it began.',
    body: DraftIds,
    success: { status: 200, schema: Entity({ published_count: Type.Integer() }) },
  },
  previewContent: {
    ...call,
    summary: 'The page of patients with drafts',
    description:
      'Renders the page as it would be after a publication of the drafts, and publishes nothing. The document has no scripts, and a policy that allows none.',
    params,
    body: Type.Object({
      ids: Type.Array(Id, { maxItems: MAX_DRAFTS, uniqueItems: true }),
      language: Type.Enum([...LANGUAGES]),
      device: Type.Enum(['desktop', 'mobile']),
    }),
    success: {
      status: 200,
      schema: Entity({
        status: Type.Integer({ description: 'Of the page; 404 while patients do not see it' }),
        html: Type.String(),
      }),
    },
  },
});
