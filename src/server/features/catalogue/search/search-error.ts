/** An error of a search, with the text and status that Algolia's clients expect. */
export class SearchError extends Error {
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = status;
  }
}
