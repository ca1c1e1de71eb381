/** The element that the page is rendered into, by the server and then by the browser. */
export const ROOT_ID = 'root';

/** The element with the initial state of the page, as JSON. */
export const STATE_ID = 'state';
