import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useCityOrNull } from '#web/domain/city/city.ts';
import { useHasPage, type MenuPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useMenuServices } from '#web/domain/menu-services.ts';

const MAX_SERVICES = 8;

/**
 * Returns the links of the footer: pages for patients and clinics, and popular services of the
 * city.
 */
export function useFooterGroups() {
  const { patient_login_url: patientLogin, clinic_cabinet_url: clinicCabinet } = useApp().settings;
  const t = useT('common');
  const city = useCityOrNull();
  const hasPage = useHasPage();
  const services = useMenuServices();

  const page = (name: MenuPage, to: string, label: string) =>
    hasPage(name) ? [{ key: name, to, label }] : [];
  const external = (key: string, to: string | null, label: string) =>
    to === null ? [] : [{ key, to, label }];
  const linksOfCity = (slug: string) => [
    ...page('clinics', paths.clinics(slug), t('menu.clinics')),
    ...page('procedures', paths.procedures(slug), t('menu.procedures')),
    ...page('map', paths.map(), t('footer.map')),
  ];
  const serviceLinks = (kind: 'popular' | 'procedures') => {
    if (services === undefined) return [];
    return services[kind].slice(0, MAX_SERVICES).map(({ slug, name }) => ({
      key: slug,
      label: name,
      to: paths.doctors(services.city, slug),
    }));
  };

  return [
    {
      title: t('footer.patients'),
      links: [
        { key: 'home', to: paths.home(), label: t('footer.home') },
        ...(city === null ? [] : linksOfCity(city.slug)),
        { key: 'favourites', to: paths.favourites(), label: t('menu.favourites') },
        ...page('survey', paths.survey(), t('footer.survey')),
        ...page('contacts', paths.contacts(), t('menu.contacts')),
        ...external('login', patientLogin, t('login.button')),
      ],
    },
    {
      title: t('clinicCabinet'),
      links: [
        ...page('join', paths.join(), t('menu.join')),
        ...external('cabinet', clinicCabinet, t('login.button')),
      ],
    },
    { title: t('footer.specialties'), links: serviceLinks('popular') },
    { title: t('footer.procedures'), links: serviceLinks('procedures') },
  ];
}
