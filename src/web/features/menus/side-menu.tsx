import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useOverlay } from '#web/lib/routing/use-overlay.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuFold } from '#web/ui/menu/menu-fold.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useMenuLinks } from './menu-links.ts';
import styles from './side-menu.module.css';
import { useSpecialtyLinks } from './use-specialty-links.ts';

interface SideMenuProps {
  /** Renders the choice of the city, which calls `close`; null in a country without cities. */
  city: ((close: () => void) => ReactNode) | null;
}

/** The navigation on phones and tablets, behind one button. */
export function SideMenu({ city }: SideMenuProps) {
  const { patient_login_url: patientLogin, clinic_cabinet_url: clinicCabinet } = useApp().settings;
  const t = useT('common');
  const menu = useOverlay();
  const specialties = useSpecialtyLinks(menu.isOpen);
  const sections = useMenuLinks(['clinics', 'procedures']);
  const others = useMenuLinks(['join', 'contacts']);

  const link = (path: string, label: string) => (
    // Replaces the history entry of the menu.
    <AppLink to={path} replace className={styles.link} onClick={menu.hide}>
      {label}
    </AppLink>
  );
  const external = (url: string, label: string) => (
    <a href={url} className={styles.link}>
      {label}
    </a>
  );

  return (
    <>
      <div className={styles.opener}>
        <IconButton
          icon={MenuIcon}
          label={t('menu.open')}
          aria-haspopup="dialog"
          onClick={menu.open}
        />
      </div>
      <Modal
        open={menu.isOpen}
        onClose={menu.close}
        title={t('menu.open')}
        size="side"
        labels={{ close: t('close') }}
      >
        <nav aria-label={t('menu.label')} className={styles.sections}>
          {link(paths.home(), t('breadcrumbs.home'))}
          {specialties.length === 0 ? null : (
            <MenuFold label={t('menu.doctors')}>
              <ul>
                {specialties.map(({ key, label, path }) => (
                  <li key={key}>{link(path, label)}</li>
                ))}
              </ul>
            </MenuFold>
          )}
          {sections.map(({ page, path, label }) => (
            <div key={page}>{link(path, t(label))}</div>
          ))}
          {link(paths.favourites(), t('menu.favourites'))}
        </nav>
        {city === null ? null : <div className={styles.city}>{city(menu.hide)}</div>}
        <div className={styles.sections}>
          {patientLogin === null ? null : external(patientLogin, t('login.patient'))}
          {clinicCabinet === null ? null : external(clinicCabinet, t('login.clinic'))}
          {others.map(({ page, path, label }) => (
            <div key={page}>{link(path, t(label))}</div>
          ))}
        </div>
      </Modal>
    </>
  );
}
