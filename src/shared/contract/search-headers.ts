/** What a client is told in the settings; also taken from the query of the URL. */
export const SEARCH_HEADERS = {
  applicationId: 'x-algolia-application-id',
  apiKey: 'x-algolia-api-key',
} as const;
