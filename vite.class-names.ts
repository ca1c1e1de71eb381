import { globSync } from 'node:fs';
import path from 'node:path';

/** Without vowels, as ad blockers hide classes such as `ads`. */
const LETTERS = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Returns a function that names the classes of CSS modules for a build: two letters for the file
 * and a number for the class. They compress better than hashes: a page has about 200. They are the
 * same in the builds for the browser and for the server.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = globSync('src/web/**/*.module.css').toSorted();
  const prefixes = new Map(files.map((file, index) => [path.resolve(file), twoLetters(index)]));
  return (name, file, css) => {
    const prefix = prefixes.get(file);
    const names = new Set(Array.from(css.matchAll(NAME), ([, found]) => found));
    const position = [...names].indexOf(name);
    if (prefix === undefined || position === -1) throw new Error(`${file}: unknown class ${name}`);
    return `${prefix}${position}`;
  };
}

/** Returns two letters, different for each number below 1,764. */
function twoLetters(number: number): string {
  const { length } = LETTERS;
  return LETTERS.charAt(Math.floor(number / length)) + LETTERS.charAt(number % length);
}
