/**
 * The URL of a request with a path that can be decoded. One that cannot (`/%zz`, bytes that are no
 * UTF-8) is taken by the letter, so that it is answered like any other unknown address, in the
 * language and with the headers of every answer.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
