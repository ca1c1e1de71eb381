/** Bytes of memory that are taken at a time. */
const CHUNK = 1024 * 1024;

/**
 * Texts by number, as bytes outside of the heap: titles take half as much there, and the garbage
 * collector does not have to walk through them.
 */
export class Texts {
  readonly #chunks: Buffer[] = [];
  #free = 0;
  /** The chunk, start and end of each text. */
  readonly #places: number[] = [];

  /** Keeps a text; its number is how many there were before. */
  add(text: string): void {
    const length = Buffer.byteLength(text);
    const last = this.#chunks.at(-1);
    if (last === undefined || this.#free + length > last.length) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK, length)));
      this.#free = 0;
    }
    const start = this.#free;
    this.#chunks.at(-1)?.write(text, start);
    this.#free = start + length;
    this.#places.push(this.#chunks.length - 1, start, this.#free);
  }

  at(number: number): string {
    const [chunk = 0, start, end] = this.#places.slice(number * 3, number * 3 + 3);
    return this.#chunks[chunk]?.toString('utf8', start, end) ?? '';
  }
}
