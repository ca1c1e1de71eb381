/** Line ends and the like: no address of ours has any, and patterns of routes stop at them. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/**
 * The URL of a request with a path that can be decoded, to a text of one line. One that cannot
 * (`/%zz`, bytes that are no UTF-8) is taken by the letter, so that it is answered like any other
 * unknown address, in the language and with the headers of every answer.
 */
export function readableUrl(url: string): string {
  // As nearly all are.
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return !CONTROL.test(path);
  } catch {
    return false;
  }
}
