/** Other origins that pages use, by directive of the content security policy. */
export interface ForeignSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** The sources of the Google tag; its script loads no other scripts. */
export const GOOGLE_TAG_SOURCES: ForeignSources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
