import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { AppLink, renderAppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import { useMenuLinks } from './menu-links.ts';
import styles from './section-bar.module.css';
import { useSpecialtyLinks } from './use-specialty-links.ts';

/** The navigation below the header on desktops. */
export function SectionBar() {
  const t = useT('common');
  const { pathname } = useLocation();
  const service = useParams()['*'];
  const [isOpen, setOpen] = useState(false);
  const specialties = useSpecialtyLinks(isOpen);
  const links = useMenuLinks(['clinics', 'procedures', 'join']);

  const current = links.find(({ path }) => path === pathname)?.page;
  return (
    <nav aria-label={t('menu.label')} className={styles.bar}>
      <Container className={styles.sections}>
        {specialties.length === 0 ? null : (
          <Menu
            label={t('menu.doctors')}
            onOpenChange={setOpen}
            items={specialties.map(({ key, label, path }) => ({
              key,
              label,
              href: path,
              current: key !== '' && key === service,
            }))}
            renderLink={renderAppLink}
            trigger={(props) => (
              <button type="button" {...props} className={styles.section}>
                {t('menu.doctors')}
                <Icon of={ChevronDown} size={16} />
              </button>
            )}
          />
        )}
        {links.map(({ page, path, label }) => (
          <AppLink
            key={page}
            to={path}
            className={styles.section}
            aria-current={page === current ? 'page' : undefined}
          >
            {t(label)}
          </AppLink>
        ))}
      </Container>
    </nav>
  );
}
