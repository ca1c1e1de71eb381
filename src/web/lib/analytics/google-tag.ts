/** What Google's script reads, and goes on reading once it is there. */
declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** A command of https://developers.google.com/tag-platform/gtagjs/reference. */
type Command =
  | ['js', Date]
  | ['set', Readonly<Record<string, unknown>>]
  | ['config' | 'event', string, Readonly<Record<string, unknown>>]
  | ['consent', 'default' | 'update', Readonly<Record<string, 'granted' | 'denied'>>];

/** Whether there is a tag to tell anything. */
export function hasGoogleTag(): boolean {
  return window.dataLayer !== undefined;
}

/** Fetches the script of a tag, from the one place that it comes from. */
export function loadGoogleTag(id: string): void {
  window.dataLayer = [];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  // Blocked, as many browsers do: nobody is to wait for it.
  script.addEventListener('error', () => delete window.dataLayer);
  document.head.append(script);
}

/** Kept until the script is there. The script takes nothing but the arguments object of a call. */
export const gtag: (...command: Command) => void = function gtag() {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else
  window.dataLayer?.push(arguments);
};
