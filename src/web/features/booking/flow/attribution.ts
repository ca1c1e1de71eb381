import { isTrackingParam } from '#shared/domain/tracking.ts';

/** Query parameters by which Google recognises the click that led here. */
const GOOGLE_PARAMS = ['gclid', 'gbraid', 'wbraid'];
/** The cookie by which Google Analytics recognises the browser, where the operator uses it. */
const GOOGLE_COOKIE = '_ga';

const MAX_URL = 2000;
const MAX_GOOGLE_ID = 200;
const MAX_ANALYTICS = 500;
const MAX_NAME = 40;

/** Where the patient came from, as it was when the booking was opened. */
export interface Attribution {
  location: string;
  referrer: string;
  googleIds: Record<string, string>;
  analytics: Record<string, string>;
}

/** Reads the attribution of a visit off the page's address, its referrer and its cookies. */
export function readAttribution(page: {
  href: string;
  referrer: string;
  cookie: string;
}): Attribution {
  const googleIds: Record<string, string> = {};
  const analytics: Record<string, string> = {};
  for (const [name, value] of new URL(page.href).searchParams) {
    if (value === '' || name.length > MAX_NAME) continue;
    if (GOOGLE_PARAMS.includes(name)) googleIds[name] = value.slice(0, MAX_GOOGLE_ID);
    else if (isTrackingParam(name)) analytics[name] = value.slice(0, MAX_ANALYTICS);
  }
  const cookie = page.cookie.split('; ').find((pair) => pair.startsWith(`${GOOGLE_COOKIE}=`));
  if (cookie !== undefined) {
    googleIds[GOOGLE_COOKIE] = cookie.slice(GOOGLE_COOKIE.length + 1, MAX_GOOGLE_ID);
  }
  return {
    location: page.href.slice(0, MAX_URL),
    referrer: page.referrer.slice(0, MAX_URL),
    googleIds,
    analytics,
  };
}
