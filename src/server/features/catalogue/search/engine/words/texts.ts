/** The size of an allocation in bytes. */
const CHUNK_SIZE = 1024 * 1024;

/**
 * Stores texts by number, as bytes outside the heap: titles take half as much memory there, and the
 * garbage collector does not traverse them.
 */
export class Texts {
  readonly #chunks: Buffer[] = [];
  #free = 0;
  /** The chunk, start and end of each text. */
  readonly #places: number[] = [];

  /** Adds a text. Its number is the number of texts added before. */
  add(text: string): void {
    const length = Buffer.byteLength(text);
    const last = this.#chunks.at(-1);
    if (last === undefined || this.#free + length > last.length) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_SIZE, length)));
      this.#free = 0;
    }
    const start = this.#free;
    this.#chunks.at(-1)?.write(text, start);
    this.#free = start + length;
    this.#places.push(this.#chunks.length - 1, start, this.#free);
  }

  at(number: number): string {
    const at = number * 3;
    const chunk = this.#chunks[this.#places[at] ?? 0];
    return chunk?.toString('utf8', this.#places[at + 1], this.#places[at + 2]) ?? '';
  }
}
