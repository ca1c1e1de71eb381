import { Link, useParams } from 'react-router';
import type { ContentRow } from '#shared/contract/clinic-data/content/content-schemas.ts';
import {
  formFieldsOf,
  type ContentSubject,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useContentFields } from '#staff/lib/content-fields.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { PortraitEditor } from '#staff/ui/picture/portrait-editor.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { NotFoundPage } from '#staff/pages/not-found/not-found-page.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { changesOf, contentPath, toRecord } from './content-model.ts';
import { LogoEditor } from './logo-editor.tsx';
import { subjectOf, useContentRow } from './use-content.ts';
import { useValueText } from './use-value-text.ts';

/** The content of a clinic, a branch or a doctor: a form that saves drafts, and the photograph or logo. */
export function ContentRowPage() {
  const { clinic, subject: name, id } = useParams();
  const t = useText('content');
  const subject = subjectOf(name);
  if (subject === null) return <NotFoundPage />;
  return (
    <>
      <BackLink to={contentPath(clinic)}>{t('title')}</BackLink>
      <Row subject={subject} id={Number(id)} />
    </>
  );
}

function Row({ subject, id }: { subject: ContentSubject; id: number }) {
  const { clinic } = useParams();
  const t = useText('content');
  const query = useContentRow(subject, id);
  const nameOf = useNameOf();
  return (
    <QueryView query={query}>
      {(row) => (
        <Page
          title={nameOf(row.names)}
          aside={<Link to={`${contentPath(clinic, row)}/preview`}>{t('preview.open')}</Link>}
        >
          <div className={columns.stack}>
            {subject === 'doctor' ? <PortraitEditor doctor={row} /> : null}
            {subject === 'clinic' ? <LogoEditor row={row} /> : null}
            {/* Without a key: a reload in the background does not discard what is being typed. */}
            <ContentForm row={row} />
          </div>
        </Page>
      )}
    </QueryView>
  );
}

function ContentForm({ row }: { row: ContentRow }) {
  const { clinic } = useParams();
  const t = useText('content');
  const { api } = useStaffApp();
  const fields = useContentFields();
  const notes = useNotes(row);
  const { subject, id } = row;
  return (
    <Card tag="section">
      <RecordForm<Record<string, unknown>, void>
        initial={toRecord(row)}
        fields={formFieldsOf(subject).map(([name]) => ({ ...fields[name], notes }))}
        submitLabel={t('row.save')}
        save={async (input) => {
          const changes = changesOf(row, input);
          if (changes.length > 0) await api.saveContentDrafts({ subject, id, changes });
        }}
        next={() => contentPath(clinic)}
      />
    </Card>
  );
}

/** Returns what a form says about its inputs: who has drafted the value, and the state of a text. */
function useNotes({ values }: ContentRow): Record<string, string> {
  const t = useText('content');
  const format = useFormat();
  const valueText = useValueText();
  const notes = values.flatMap(({ field, live, draft, text_state: state }): [string, string][] => {
    if (draft !== null) {
      const by = { name: draft.drafted_by, at: format.dateTime(draft.drafted_at) };
      return [[field, t('row.draft', { ...by, text: valueText(live) })]];
    }
    return state === null ? [] : [[field, t(`row.states.${state}`)]];
  });
  return Object.fromEntries(notes);
}
