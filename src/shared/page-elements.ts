/** The element that the page is rendered into, by the server and then by the browser. */
export const ROOT_ID = 'root';

/** The element that carries what the browser starts from, as JSON. */
export const STATE_ID = 'state';
