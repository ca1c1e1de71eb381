/** The headers of the search credentials; the query of the URL may carry them instead. */
export const SEARCH_HEADERS = {
  applicationId: 'x-algolia-application-id',
  apiKey: 'x-algolia-api-key',
} as const;
