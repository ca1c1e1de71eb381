/** The queue of commands that Google's script reads. */
declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** A command, see https://developers.google.com/tag-platform/gtagjs/reference. */
type Command =
  | ['js', Date]
  | ['set', Readonly<Record<string, unknown>>]
  | ['config' | 'event', string, Readonly<Record<string, unknown>>]
  | ['consent', 'default' | 'update', Readonly<Record<string, 'granted' | 'denied'>>];

/** Checks whether the tag is in use. */
export function hasGoogleTag(): boolean {
  return window.dataLayer !== undefined;
}

/** Loads the script of a tag. */
export function loadGoogleTag(id: string): void {
  window.dataLayer = [];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  // Many browsers block the script, so no event may wait for it.
  script.addEventListener('error', () => delete window.dataLayer);
  document.head.append(script);
}

/** Queues a command. The script accepts only the `arguments` object of a call. */
export const gtag: (...command: Command) => void = function gtag() {
  // oxlint-disable-next-line prefer-rest-params -- the script ignores arrays
  window.dataLayer?.push(arguments);
};
