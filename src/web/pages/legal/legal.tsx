import { useLoaderData, useLocation } from 'react-router';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import styles from './legal.module.css';
import type { loadLegal } from './load-legal.ts';

export { loadLegal as loader } from './load-legal.ts';

/** The maximum number of sections without a table of contents. */
const MAX_WITHOUT_CONTENTS = 6;

/** The page of a legal document. */
function LegalPage() {
  const { title, description, sections, html } = useLoaderData<typeof loadLegal>();
  const { pathname } = useLocation();
  return (
    <Container>
      <PageHead title={title} description={description} canonical={pathname} />
      <PageBreadcrumbs places={[{ label: title }]} />
      <article className={styles.document}>
        <h1 className={styles.title}>{title}</h1>
        {sections.length > MAX_WITHOUT_CONTENTS ? <TableOfContents sections={sections} /> : null}
        {/* oxlint-disable-next-line react/no-danger -- made of our own Markdown at build time */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </Container>
  );
}

export { LegalPage as Component };
