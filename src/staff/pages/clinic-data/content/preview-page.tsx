import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Content } from '#shared/contract/clinic-data/content/content-schemas.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { ContentSubject } from '#shared/domain/clinic-data/content/content-fields.ts';
import { LANGUAGE_NAMES, type Language } from '#shared/i18n/languages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { ChipGroup } from '#staff/ui/chip-group.tsx';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { NotFoundPage } from '#staff/pages/not-found/not-found-page.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { chosenDrafts, contentPath } from './content-model.ts';
import styles from './content.module.css';
import { subjectOf, useContent } from './use-content.ts';
import { useLeftOut } from './use-left-out.ts';

const DEVICES = ['mobile', 'desktop'] as const;

/** The page of patients with the drafts that are published next, in a frame without scripts. */
export function PreviewPage() {
  const { clinic, subject: name, id } = useParams();
  const query = useContent(clinic);
  const subject = subjectOf(name);
  if (subject === null) return <NotFoundPage />;
  return (
    <QueryView query={query}>
      {(content) => <Preview subject={subject} id={Number(id)} content={content} />}
    </QueryView>
  );
}

interface PreviewProps {
  subject: ContentSubject;
  id: number;
  content: Content;
}

function Preview({ subject, id, content: { rows, drafts } }: PreviewProps) {
  const { clinic } = useParams();
  const t = useText('content');
  const nameOf = useNameOf();
  const { api, country } = useStaffApp();
  const { locales } = countryOf(country);
  const { get, choose } = useUrlFilters();
  const language = locales.find((locale) => locale === get('language')) ?? locales[0];
  const device = DEVICES.find((device) => device === get('device')) ?? 'desktop';
  const [leftOut] = useLeftOut();
  const ids = chosenDrafts(drafts, leftOut);
  const leftOutCount = chosenDrafts(drafts, []).length - ids.length;
  const query = useQuery({
    queryKey: [SETUP, 'preview', subject, id, language, device, ids.join()],
    queryFn: () => api.previewContent({ subject, id, ids, language, device }),
  });
  const row = rows.find((row) => row.subject === subject && row.id === id);
  if (row === undefined) return <NotFoundPage />;
  const pageName = nameOf(row.names);
  return (
    <>
      <BackLink to={contentPath(clinic, row)}>{pageName}</BackLink>
      <Page title={t('preview.title')}>
        <div className={columns.stack}>
          <p>
            {t('preview.hint')}{' '}
            {leftOutCount > 0 ? t('preview.leftOut', { number: leftOutCount }) : null}
          </p>
          <ChipGroup<Language>
            label={t('preview.language')}
            options={locales.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChoose={(value) => choose('language', value)}
          />
          <ChipGroup<(typeof DEVICES)[number]>
            label={t('preview.device')}
            options={[
              { value: 'desktop', label: t('preview.computer') },
              { value: 'mobile', label: t('preview.phone') },
            ]}
            value={device}
            onChoose={(value) => choose('device', value)}
          />
          <QueryView query={query}>
            {({ status, html }) => (
              <>
                {status === 200 ? null : <Notice tone="warning">{t('preview.hidden')}</Notice>}
                <iframe
                  title={t('preview.frame', { name: pageName })}
                  srcDoc={html}
                  // Of this origin, so that its styles load. Nothing else is allowed, least of all scripts.
                  sandbox="allow-same-origin"
                  className={classNames(styles.frame, device === 'mobile' && styles.phone)}
                />
              </>
            )}
          </QueryView>
        </div>
      </Page>
    </>
  );
}
