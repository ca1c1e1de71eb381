import { useLoaderData, useLocation } from 'react-router';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import type { loadLegal } from './load-legal.ts';
import type { LegalDocument } from '../../content/legal-document.ts';
import styles from './legal.module.css';

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

interface TableOfContentsProps {
  sections: LegalDocument['sections'];
}

/** The table of contents: collapsed above the text on a phone, beside it on wider screens. */
function TableOfContents({ sections }: TableOfContentsProps) {
  const t = useT('legal');
  const links = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <div className={styles.folded}>
        <Disclosure summary={t('contents')}>{links}</Disclosure>
      </div>
      <div className={styles.beside}>
        <p className={styles.heading}>{t('contents')}</p>
        {links}
      </div>
    </nav>
  );
}

export { LegalPage as Component };
