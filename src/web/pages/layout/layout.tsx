import { Outlet, ScrollRestoration } from 'react-router';
import { CityPicker } from '#web/features/city/city-picker.tsx';
import { useRememberCity } from '#web/features/city/use-remember-city.ts';
import { Footer } from '#web/features/footer/footer.tsx';
import { Header } from '#web/features/header/header.tsx';
import { LanguageSwitcher } from '#web/features/language/language-switcher.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ToastProvider } from '#web/ui/toast/toast.tsx';
import { FailureToasts } from '#web/lib/failure-toasts.tsx';
import styles from './layout.module.css';
import { NavigationProgress } from './navigation-progress.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { useCountReloads } from './silent-reload.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** What stands around every page. */
export function Layout() {
  const t = useT('common');
  const main = useFocusOnNavigation();
  useRememberCity();
  useCountReloads();

  return (
    <ToastProvider labels={{ region: t('toasts.region'), dismiss: t('toasts.dismiss') }}>
      <FailureToasts />
      <NavigationProgress />
      <div className={styles.layout}>
        <Header city={<CityPicker />} language={<LanguageSwitcher />} />
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
