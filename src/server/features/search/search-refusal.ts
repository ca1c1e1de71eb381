/** Why a search is refused, in the words and with the status that clients of Algolia expect. */
export class SearchRefusal extends Error {
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.name = 'SearchRefusal';
    this.status = status;
  }
}
