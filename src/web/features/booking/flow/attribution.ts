import { isTrackingParam } from '#shared/domain/tracking.ts';

/** The query parameters of Google's click ids. */
const GOOGLE_PARAMS = ['gclid', 'gbraid', 'wbraid'];
/** The client id cookie of Google Analytics. */
const GOOGLE_COOKIE = '_ga';

const MAX_URL_LENGTH = 2000;
const MAX_GOOGLE_ID_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;
const MAX_NAME_LENGTH = 40;

/** The source of a booking, read when the modal opens. */
export interface Attribution {
  location: string;
  referrer: string;
  googleIds: Record<string, string>;
  analytics: Record<string, string>;
}

/** Reads the attribution from the page's URL, its referrer and its cookies. */
export function readAttribution(page: {
  href: string;
  referrer: string;
  cookie: string;
}): Attribution {
  const googleIds: Record<string, string> = {};
  const analytics: Record<string, string> = {};
  for (const [name, value] of new URL(page.href).searchParams) {
    if (value === '' || name.length > MAX_NAME_LENGTH) continue;
    if (GOOGLE_PARAMS.includes(name)) googleIds[name] = value.slice(0, MAX_GOOGLE_ID_LENGTH);
    else if (isTrackingParam(name)) analytics[name] = value.slice(0, MAX_VALUE_LENGTH);
  }
  const cookie = page.cookie.split('; ').find((pair) => pair.startsWith(`${GOOGLE_COOKIE}=`));
  if (cookie !== undefined) {
    googleIds[GOOGLE_COOKIE] = cookie
      .slice(GOOGLE_COOKIE.length + 1)
      .slice(0, MAX_GOOGLE_ID_LENGTH);
  }
  return {
    location: page.href.slice(0, MAX_URL_LENGTH),
    referrer: page.referrer.slice(0, MAX_URL_LENGTH),
    googleIds,
    analytics,
  };
}
