/**
 * The URLs of the product except those of the API, which are in `contract/routes.ts`. Page paths
 * have no language prefix: `localePath` adds it. Values are encoded here only.
 */
const segment = encodeURIComponent;

function query(values: Record<string, string | number | null | undefined>): string {
  const present = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  // Most URLs have none, and a search has many.
  return present.length === 0 ? '' : `?${new URLSearchParams(present).toString()}`;
}

export const paths = {
  home: (hash?: 'questions' | 'specialties') => (hash === undefined ? '/' : `/#${hash}`),
  doctors: (city: string, service: string, search = '') =>
    `/doctors/${segment(city)}/${segment(service)}${search}`,
  doctor: (
    slug: string,
    options: { doctorService?: number; allReviews?: boolean; hash?: 'reviews' } = {},
  ) =>
    `/doctor/${segment(slug)}${query({
      doctor_service_id: options.doctorService,
      with_all_reviews: options.allReviews === true ? 1 : null,
    })}${options.hash === undefined ? '' : `#${options.hash}`}`,
  clinics: (city: string, search = '') => `/clinics/${segment(city)}${search}`,
  clinic: (city: string, slug: string, search = '') =>
    `/clinics/${segment(city)}/${segment(slug)}${search}`,
  procedures: (city: string) => `/procedures/${segment(city)}`,
  procedureCategories: (city: string) => `/procedures/${segment(city)}/categories`,
  map: (view: { lat?: number; lng?: number; zoom?: number; service?: string } = {}) =>
    `/map${query(view)}`,
  /** The queue of a branch, by the code of a ticket or of the screen. */
  queue: (code: string) => `/queue/${segment(code)}`,
  favourites: () => '/favourites',
  contacts: () => '/contacts',
  join: () => '/join',
  survey: () => '/survey',
  appointment: (id: number, hash: string) => `/appointments/${id}${query({ hash })}`,
  /** The appointment as it is cached for offline use. */
  appointmentCopy: (id: number, hash: string) => `/appointments/${id}/copy${query({ hash })}`,
  offline: () => '/offline',
  feedback: (id: number, hash: string) => `/feedback/${id}${query({ hash })}`,
  privacyPolicy: () => '/privacy_policy',
  impresszum: () => '/impresszum',
  userGtc: () => '/user_gtc',
  processingAgreement: () => '/processing-agreement',
  partnerGtc: () => '/partner_gtc',
  notFound: (fromUrl?: string) => `/404${query({ from_url: fromUrl })}`,
} as const;

/** Prefixes a page path with the language, unless it is the country's default. */
export function localePath(path: string, locale: string, defaultLocale: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The short links of SMS; they redirect to the page in the language of the appointment. */
export const shortPaths = {
  appointment: (code: string) => `/a/${segment(code)}`,
  feedback: (code: string) => `/f/${segment(code)}`,
} as const;

/** The files that the server generates. */
export const assetPaths = {
  /** `colour` is six hexadecimal digits. */
  metroLine: (line: string, colour: string) => `/media/metro/${segment(line)}/${colour}.svg`,
  /** The drawn map of a city; `name` is its slug and a hash of the map. */
  cityMap: (name: string) => `/media/maps/${name}.json`,
  /** A file of a doctor's portrait; `hash` is of its content, `size` in pixels. */
  portrait: (hash: string, size: number, format: string) =>
    `/media/portraits/${hash}-${size}.${format}`,
  /** A file of a clinic's logo with its sides in pixels. */
  logo: (hash: string, { width, height }: { width: number; height: number }, format: string) =>
    `/media/logos/${hash}-${width}x${height}.${format}`,
  /** The web app manifest. */
  manifest: () => '/manifest.webmanifest',
  /** The icon of the country's site as SVG. */
  icon: () => '/icon.svg',
  favicon: () => '/favicon.ico',
  touchIcon: () => '/apple-touch-icon.png',
  /** The icons for launchers; `maskable` has a safe zone around it. */
  appIcon: (kind: '192' | '512' | 'maskable') => `/media/app-icon-${kind}.png`,
  /** The preview image of links to the site. */
  socialImage: () => '/media/social.png',
  /** The service worker for the locales of the country, the default one first. */
  serviceWorker: (locales: readonly string[] = []) =>
    `/service-worker.js${query({ locales: locales.join() })}`,
} as const;

/** The files for search engines. */
export const crawlerPaths = {
  robots: () => '/robots.txt',
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (name: string) => `/sitemap-${segment(name)}.xml`,
} as const;

export const devPaths = { sms: '/dev/sms' } as const;

/** The base path of the built files of the staff pages. */
export const STAFF_ASSETS = '/staff/';
