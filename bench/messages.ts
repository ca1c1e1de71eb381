/** What the bare server returns. */
export interface BareAnswer {
  status: number;
  type: string;
  body: string;
}

export type ToSubject =
  | { type: 'bare'; name: string; answer: BareAnswer }
  | { type: 'cpu' }
  | { type: 'stop' };

export type FromSubject =
  | { type: 'ready'; product: string; bound: string }
  /** Processor time spent so far, in milliseconds. */
  | { type: 'cpu'; server: number; database: number | null }
  | { type: 'done' };
