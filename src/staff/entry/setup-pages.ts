import type { RouteObject } from 'react-router';

/** The pages that set up the catalogue, clinics, doctors and their texts. */
export const SETUP_PAGES: readonly RouteObject[] = [
  {
    path: '/catalogue',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/catalogue/catalogue-page.tsx')).CataloguePage,
    }),
  },
  {
    path: '/catalogue/:kind/:id',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/catalogue/catalogue-row-page.tsx'))
        .CatalogueRowPage,
    }),
  },
  {
    path: '/clinics',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/clinics-page.tsx')).ClinicsPage,
    }),
  },
  {
    path: '/clinics/new',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/clinic-form-page.tsx')).NewClinicPage,
    }),
  },
  {
    path: '/clinics/:clinic',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/clinic-page.tsx')).ClinicPage,
    }),
  },
  {
    path: '/clinics/:clinic/edit',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/clinic-form-page.tsx')).ClinicFormPage,
    }),
  },
  {
    path: '/clinics/:clinic/branches/:branch',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/branch-form-page.tsx')).BranchFormPage,
    }),
  },
  {
    path: '/clinics/:clinic/doctors/new',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/doctor-form-page.tsx')).NewDoctorPage,
    }),
  },
  {
    path: '/clinics/:clinic/doctors/:doctor',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/doctors/doctor-page.tsx')).DoctorPage,
    }),
  },
  {
    path: '/clinics/:clinic/doctors/:doctor/edit',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/clinics/doctor-form-page.tsx')).DoctorFormPage,
    }),
  },
  {
    path: '/clinics/:clinic/holidays',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/holidays/branches/branch-holidays-page.tsx'))
        .BranchHolidaysPage,
    }),
  },
  {
    path: '/clinics/:clinic/imports',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/imports/imports-page.tsx')).ImportsPage,
    }),
  },
  {
    path: '/clinics/:clinic/imports/:id',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/imports/import-page.tsx')).ImportPage,
    }),
  },
  {
    path: '/clinics/:clinic/prices',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/prices/prices-page.tsx')).PricesPage,
    }),
  },
  {
    path: '/clinics/:clinic/content',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/content/content-page.tsx')).ContentPage,
    }),
  },
  {
    path: '/clinics/:clinic/content/:subject/:id/preview',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/content/preview-page.tsx')).PreviewPage,
    }),
  },
  {
    path: '/clinics/:clinic/content/:subject/:id',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/content/content-row-page.tsx')).ContentRowPage,
    }),
  },
  {
    path: '/clinics/:clinic/preparations',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/preparations/preparations-page.tsx'))
        .PreparationsPage,
    }),
  },
  {
    path: '/clinics/:clinic/preparations/:service',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/preparations/preparation-page.tsx'))
        .PreparationPage,
    }),
  },
  {
    path: '/holidays',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/holidays/holidays-page.tsx')).HolidaysPage,
    }),
  },
  {
    path: '/seasons/:id',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/holidays/holiday-form-page.tsx'))
        .SeasonFormPage,
    }),
  },
  {
    path: '/holidays/:id',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/holidays/holiday-form-page.tsx'))
        .HolidayFormPage,
    }),
  },
  {
    path: '/texts',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/texts/texts-page.tsx')).TextsPage,
    }),
  },
  {
    path: '/texts/:subject/:id',
    lazy: async () => ({
      Component: (await import('../pages/clinic-data/texts/row-texts-page.tsx')).RowTextsPage,
    }),
  },
];
