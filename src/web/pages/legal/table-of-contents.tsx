import { useT } from '#web/lib/i18n/use-t.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import type { LegalDocument } from '../../content/legal-document.ts';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  sections: LegalDocument['sections'];
}

/** The table of contents: collapsed above the text on a phone, beside it on wider screens. */
export function TableOfContents({ sections }: TableOfContentsProps) {
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
