import type { ComponentType } from 'react';
import {
  redirect,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import type { FlagName } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { appContext } from './lib/app.ts';
import { loadCity } from './domain/city/city.ts';
import { loadMessages } from './lib/i18n/load-messages.ts';
import { loadChunk } from './lib/routing/load-chunk.ts';
import type { Namespace } from './lib/i18n/namespaces.ts';
import { notFound } from './lib/routing/not-found.ts';
import { ErrorBoundary, PageErrorBoundary } from './pages/layout/error-boundary.tsx';
import { Layout } from './pages/layout/layout.tsx';
import { loadLayout } from './pages/layout/load-layout.ts';

/** The exports of a page's file. */
interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

interface PageRoute {
  path: string;
  /** The flag that enables the page; without one it is always enabled. */
  flag?: FlagName;
  /** The locale files that the page uses besides `common`. */
  namespaces: readonly Namespace[];
  /** The folder and file of the page if it differs from the id. */
  file?: string;
  /** True for a page without layout and scripts, which is shown offline. */
  isStandalone?: boolean;
  load(): Promise<PageModule>;
}

const LEGAL = {
  namespaces: ['legal'],
  file: 'legal',
  load: () => import('./pages/legal/legal.tsx'),
} as const;

/** The pages by id, which is the name of their folder and file; each is a separate chunk. */
const PAGES = {
  home: {
    path: '',
    namespaces: ['home', 'doctors', 'procedures', 'reviews', 'slots'],
    load: () => import('./pages/home/home.tsx'),
  },
  'doctors-list': {
    path: 'doctors/:city/*',
    namespaces: ['doctors', 'filters', 'slots'],
    load: () => import('./pages/doctors-list/doctors-list.tsx'),
  },
  'clinics-list': {
    path: 'clinics/:city',
    flag: 'clinics',
    namespaces: ['clinics', 'clinic', 'doctors', 'filters'],
    load: () => import('./pages/clinics-list/clinics-list.tsx'),
  },
  'clinic-profile': {
    path: 'clinics/:city/:slug',
    flag: 'clinics',
    namespaces: ['clinic', 'doctors', 'slots', 'profile', 'reviews', 'map', 'filters'],
    load: () => import('./pages/clinic-profile/clinic-profile.tsx'),
  },
  'procedures-list': {
    path: 'procedures/:city',
    flag: 'procedures',
    namespaces: ['procedures'],
    load: () => import('./pages/procedures-list/procedures-list.tsx'),
  },
  'procedures-by-category': {
    path: 'procedures/:city/categories',
    flag: 'procedures',
    namespaces: ['procedures'],
    load: () => import('./pages/procedures-by-category/procedures-by-category.tsx'),
  },
  'doctor-profile': {
    path: 'doctor/:slug',
    namespaces: ['profile', 'reviews', 'slots', 'map'],
    load: () => import('./pages/doctor-profile/doctor-profile.tsx'),
  },
  appointment: {
    path: 'appointments/:id',
    namespaces: ['appointment', 'feedback', 'slots', 'map'],
    load: () => import('./pages/appointment/appointment.tsx'),
  },
  'appointment-copy': {
    path: 'appointments/:id/copy',
    isStandalone: true,
    namespaces: ['appointment', 'map', 'offline'],
    load: () => import('./pages/appointment-copy/appointment-copy.tsx'),
  },
  offline: {
    path: 'offline',
    isStandalone: true,
    namespaces: ['offline'],
    load: () => import('./pages/offline/offline.tsx'),
  },
  feedback: {
    path: 'feedback/:id',
    flag: 'feedback',
    namespaces: ['feedback'],
    load: () => import('./pages/feedback/feedback.tsx'),
  },
  map: {
    path: 'map',
    flag: 'map',
    namespaces: ['map', 'filters'],
    load: () => import('./pages/map/map.tsx'),
  },
  queue: {
    path: 'queue/:code',
    namespaces: ['queue'],
    load: () => import('./pages/queue/queue.tsx'),
  },
  favourites: {
    path: 'favourites',
    namespaces: ['home'],
    load: () => import('./pages/favourites/favourites.tsx'),
  },
  contacts: {
    path: 'contacts',
    namespaces: ['contacts'],
    load: () => import('./pages/contacts/contacts.tsx'),
  },
  join: {
    path: 'join',
    flag: 'join',
    namespaces: ['join'],
    load: () => import('./pages/join/join.tsx'),
  },
  survey: {
    path: 'survey',
    flag: 'survey',
    namespaces: ['survey'],
    load: () => import('./pages/survey/survey.tsx'),
  },
  impresszum: { ...LEGAL, path: 'impresszum', flag: 'impresszum' },
  'privacy-policy': { ...LEGAL, path: 'privacy_policy', flag: 'privacyPolicy' },
  'user-gtc': { ...LEGAL, path: 'user_gtc', flag: 'userGtc' },
  'processing-agreement': {
    ...LEGAL,
    path: 'processing-agreement',
    flag: 'processingAgreement',
  },
  'partner-gtc': { ...LEGAL, path: 'partner_gtc', flag: 'partnerGtc' },
  'not-found': {
    path: '404',
    namespaces: ['home'],
    load: () => import('./pages/not-found/not-found.tsx'),
  },
} as const satisfies Record<string, PageRoute>;

interface MovedRoute {
  /** The target path, or a function that returns it for the slug of the visitor's city. */
  to: string | ((city: string) => string);
  flag?: FlagName;
  status: 301 | 302;
}

/** The redirects by path. Paths without a city redirect temporarily to the visitor's city. */
const MOVED = {
  confidentiality: { to: paths.privacyPolicy(), flag: 'privacyPolicy', status: 301 },
  'user-agreement': { to: paths.userGtc(), flag: 'userGtc', status: 301 },
  doctors: { to: paths.home('specialties'), status: 302 },
  clinics: { to: paths.clinics, flag: 'clinics', status: 302 },
  procedures: { to: paths.procedures, flag: 'procedures', status: 302 },
} as const satisfies Record<string, MovedRoute>;

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[];

/** Returns the file of a page from the project root: the key of its chunk in the build manifest. */
export function pageFile(id: PageId): string {
  const { file = id }: PageRoute = PAGES[id];
  return `src/web/pages/${file}/${file}.tsx`;
}

export function pageNamespaces(id: PageId): readonly Namespace[] {
  return ['common', ...PAGES[id].namespaces];
}

export function isStandalone(id: PageId): boolean {
  const { isStandalone = false }: PageRoute = PAGES[id];
  return isStandalone;
}

/** Creates the routes of the product in one language; its prefix is the router's `basename`. */
export function createRoutes(language: Language): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Layout,
      ErrorBoundary,
      loader: loadLayout,
      // Menus link only to these sections.
      handle: { sections: PAGE_IDS.map((id) => PAGES[id].path.split('/')[0]) },
      shouldRevalidate: () => false,
      children: [{ id: 'page', ErrorBoundary: PageErrorBoundary, children: pageRoutes(language) }],
    },
    ...PAGE_IDS.filter(isStandalone).map((id) => pageRoute(id, language)),
  ];
}

function pageRoutes(language: Language): RouteObject[] {
  return [
    ...PAGE_IDS.filter((id) => !isStandalone(id)).map((id) => pageRoute(id, language)),
    ...Object.entries<MovedRoute>(MOVED).map(([path, { to, flag, status }]) => ({
      id: path,
      path,
      loader: requireFlag(flag, async ({ context, request }) => {
        if (typeof to === 'string') return redirect(to, status);
        const city = await loadCity(context.get(appContext));
        if (city === null) throw notFound(request);
        return redirect(to(city.slug), status);
      }),
    })),
    {
      id: 'unknown',
      path: '*',
      loader: ({ request }) => {
        throw notFound(request);
      },
    },
  ];
}

function pageRoute(id: PageId, language: Language): RouteObject {
  const page: PageRoute = PAGES[id];
  return {
    id,
    path: page.path,
    lazy: async () => {
      const [{ Component, loader, shouldRevalidate }] = await loadChunk(() =>
        Promise.all([page.load(), loadMessages(language, pageNamespaces(id))]),
      );
      return {
        Component,
        loader: requireFlag(page.flag, loader ?? (() => null)),
        ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }),
      };
    },
  };
}

/** Wraps a loader so that the page does not exist unless its flag is on. */
function requireFlag(flag: FlagName | undefined, load: LoaderFunction): LoaderFunction {
  return (args, handlerContext) => {
    const { flags } = args.context.get(appContext);
    if (flag !== undefined && !flags[flag]) throw notFound(args.request);
    return load(args, handlerContext);
  };
}
