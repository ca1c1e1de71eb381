import type { Device } from '#shared/domain/device.ts';

/** Matches crawlers by name. Cubot is excluded: it makes phones. */
const ROBOT =
  /(?<!\bcu)bots?\b|crawl|spider|slurp|inspectiontool|bingpreview|facebookexternalhit|embedly|prerender|whatsapp/i;
const MOBILE = /\bMobi|Android|iPhone|iPad/i;

/** Returns the device class of a User-Agent header. */
export function deviceOf(userAgent: string | undefined): Device {
  const agent = userAgent ?? '';
  if (ROBOT.test(agent)) return 'robot';
  return MOBILE.test(agent) ? 'mobile' : 'desktop';
}
