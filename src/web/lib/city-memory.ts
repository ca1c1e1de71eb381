/** A store of the city that a visitor chose or visited last, for `useSyncExternalStore`. */
export interface CityMemory {
  get(): string | null;
  set(slug: string): void;
  subscribe(listener: () => void): () => void;
}
