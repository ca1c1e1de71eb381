/** What the reader holds, as far as page sizes go; layout itself is decided by the style sheets. */
export type Device = 'desktop' | 'mobile' | 'robot';

const ROBOT =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|prerender|yandex(?!.*yabrowser)|baidu|duckduckgo|whatsapp|telegram/i;
const MOBILE = /\bMobi|Android|iPhone|iPad/i;

/** The device behind a User-Agent header. */
export function deviceOf(userAgent: string | undefined): Device {
  const agent = userAgent ?? '';
  if (ROBOT.test(agent)) return 'robot';
  return MOBILE.test(agent) ? 'mobile' : 'desktop';
}
