import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { ImportSummary } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { useImportsPath } from './import-paths.ts';
import styles from './imports.module.css';
import { useOwnKinds } from './kinds.ts';
import { UploadForm } from './upload-form.tsx';

/** The files of a clinic that were uploaded, and a form for another one. */
export function ImportsPage() {
  const { clinic } = useParams();
  const { api } = useStaffApp();
  const t = useText('imports');
  const query = useQuery({
    queryKey: ['imports', clinic],
    queryFn: () => api.imports(clinic === undefined ? {} : { clinic: Number(clinic) }),
  });
  return (
    <>
      {clinic === undefined ? null : <BackLink to={`/clinics/${clinic}`}>{t('clinic')}</BackLink>}
      <Page title={t('title')}>
        <div className={styles.page}>
          <QueryView query={query}>
            {({ clinics, imports }) => (
              <>
                <UploadForm clinics={clinics} />
                <Uploaded imports={imports} hasClinics={clinics.length > 1} />
              </>
            )}
          </QueryView>
        </div>
      </Page>
    </>
  );
}

function Uploaded({ imports, hasClinics }: { imports: ImportSummary[]; hasClinics: boolean }) {
  const t = useText('imports');
  const appointments = useText('appointment-imports');
  const hasKinds = useOwnKinds().length > 1;
  const format = useFormat();
  const base = useImportsPath();
  return (
    <section aria-labelledby="imports-title" className={styles.stack}>
      <h2 id="imports-title" className={styles.subtitle}>
        {t('uploaded')}
      </h2>
      {imports.length === 0 ? (
        <p className={styles.quiet}>{t('empty')}</p>
      ) : (
        <Card padding="none">
          <ul className={styles.list}>
            {imports.map(
              ({ id, kind, file_name: name, state, clinic, created_at: at, created_by: by }) => (
                <li key={id} className={styles.row}>
                  <div className={styles.grow}>
                    <Link to={`${base}/${id}`} className={styles.name}>
                      {name}
                    </Link>
                    <p className={styles.quiet}>
                      {hasClinics ? `${clinic}, ` : ''}
                      {hasKinds ? `${appointments(`kinds.${kind}`)}, ` : ''}
                      {format.dateTime(at)}, {by}
                    </p>
                  </div>
                  <Badge tone={state === 'read' ? 'accent' : 'neutral'}>
                    {t(`states.${state}`)}
                  </Badge>
                </li>
              ),
            )}
          </ul>
        </Card>
      )}
    </section>
  );
}
