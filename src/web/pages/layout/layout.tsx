import { Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { paths } from '#shared/paths.ts';
import { useCities } from '#web/domain/city/city.ts';
import { CityFold } from '#web/features/city/city-fold.tsx';
import { CityPicker } from '#web/features/city/picker/city-picker.tsx';
import { useSyncCityCookie } from '#web/features/city/use-sync-city-cookie.ts';
import { useRememberCity } from '#web/features/city/use-remember-city.ts';
import { Footer } from '#web/features/footer/footer.tsx';
import { Header } from '#web/features/header/header.tsx';
import { LanguageSwitcher } from '#web/features/language/language-switcher.tsx';
import { SectionBar } from '#web/features/menus/section-bar.tsx';
import { SideMenu } from '#web/features/menus/side-menu.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ToastProvider } from '#web/ui/toast/toast.tsx';
import { FailureToasts } from '#web/lib/failures/failure-toasts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './layout.module.css';

/** The layout of every page: header, content, footer. */
export function Layout() {
  const t = useT('common');
  const isHome = useMatch(paths.home()) !== null;
  const isNotFound = useMatch(paths.notFound()) !== null;
  const hasCities = useCities().length > 0;
  const main = useFocusOnNavigation();
  useRememberCity();
  useSyncCityCookie();

  return (
    <ToastProvider labels={{ region: t('toasts.region'), dismiss: t('toasts.dismiss') }}>
      <FailureToasts />
      <NavigationProgress />
      <div className={styles.layout}>
        <Header
          isHome={isHome}
          // The not-found page has its own search.
          search={isNotFound ? null : <SearchBox variant="bar" />}
          city={hasCities ? <CityPicker /> : null}
          language={<LanguageSwitcher />}
          menu={<SideMenu city={hasCities ? (close) => <CityFold onChosen={close} /> : null} />}
          sections={<SectionBar />}
        />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <ScrollToTop />
      <ScrollRestoration />
    </ToastProvider>
  );
}

/**
 * Moves the focus to the content after a client-side navigation, as a full page load would;
 * otherwise a screen reader stays on a link that no longer exists. A change of the query alone
 * keeps the focus on the control that caused it.
 */
function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname]);

  return target;
}
