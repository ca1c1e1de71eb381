import { useParams } from 'react-router';
import type { Content } from '#shared/contract/clinic-data/content/content-schemas.ts';
import type { ContentSubject } from '#shared/domain/clinic-data/content/content-fields.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { BackToClinic } from '#staff/ui/page/back-to-clinic.tsx';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';
import { contentPath } from './content-model.ts';
import { DraftList } from './draft-list.tsx';
import { useContent } from './use-content.ts';

/** The content of pages: of a clinic in the console, of everything in reach in the cabinet. */
export function ContentPage() {
  const { clinic } = useParams();
  const t = useText('content');
  const query = useContent(clinic);
  return (
    <>
      <BackToClinic clinic={clinic} />
      <Page title={t('title')}>
        <div className={columns.stack}>
          <p>{t('hint')}</p>
          <QueryView query={query}>
            {(content) => (
              <>
                <DraftList drafts={content.drafts} />
                <div className={columns.columns}>
                  <div className={columns.stack}>
                    <Rows subject="clinic" title={t('clinics')} content={content} />
                    <Rows subject="clinic_branch" title={t('branches')} content={content} />
                  </div>
                  <Rows subject="doctor" title={t('doctors')} content={content} />
                </div>
              </>
            )}
          </QueryView>
        </div>
      </Page>
    </>
  );
}

/** The remarks on rows without a picture. */
const NO_PICTURE = { clinic: 'noLogo', clinic_branch: 'noLogo', doctor: 'noPortrait' } as const;

interface RowsProps {
  subject: ContentSubject;
  title: string;
  content: Content;
}

/** The rows of one kind, with the number of their drafts. */
function Rows({ subject, title, content: { rows, drafts } }: RowsProps) {
  const { clinic } = useParams();
  const t = useText('content');
  const nameOf = useNameOf();
  const own = rows.filter((row) => row.subject === subject);
  if (own.length === 0) return null;
  return (
    <RowList
      title={title}
      id={subject}
      empty=""
      rows={own.map((row) => {
        const count = drafts.filter(
          (draft) => draft.subject === subject && draft.subject_id === row.id,
        ).length;
        return {
          key: row.id,
          name: nameOf(row.names),
          href: contentPath(clinic, row),
          note: (
            <>
              {row.addresses === null ? '' : nameOf(row.addresses)}
              {row.has_picture === false ? t(NO_PICTURE[subject]) : ''}{' '}
              {count === 0 ? null : <Badge>{t('draftsOfRow', { number: count })}</Badge>}
            </>
          ),
        };
      })}
    />
  );
}
