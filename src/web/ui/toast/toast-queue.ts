import type { ReactNode } from 'react';
import type { Tone } from '../feedback/tone.ts';

export interface ToastMessage {
  tone?: Tone | undefined;
  message: ReactNode;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Milliseconds for which a toast is shown. */
const TOAST_MS = 4000;
/** Maximum number of visible toasts, as many as can be read in that time. */
const MAX_TOASTS = 3;

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  /** Milliseconds that remained when the timer was last started. */
  remaining: number;
}

export interface ToastQueue {
  /** Shows a message; restarts the timer of one that is already shown. */
  add: (toast: ToastMessage) => void;
  dismiss: (id: number) => void;
  /** Pauses the timers while a toast is hovered or focused. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly QueuedToast[];
}

/** The visible toasts and their timers. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let nextId = 1;
  let paused = false;
  const countdowns = new Map<number, Countdown>();
  const listeners = new Set<() => void>();

  function change(next: readonly QueuedToast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
    // The region is removed with its last toast and will not report that hover or focus ended.
    if (toasts.length === 0) paused = false;
  }

  function start(id: number, remaining: number) {
    clearTimeout(countdowns.get(id)?.timer);
    const timer = paused ? undefined : setTimeout(dismiss, remaining, id);
    countdowns.set(id, { timer, startedAt: Date.now(), remaining });
  }

  return {
    add({ tone = 'info', message }) {
      const same = toasts.find((toast) => toast.message === message && toast.tone === tone);
      if (same) {
        start(same.id, TOAST_MS);
        return;
      }
      const id = nextId;
      nextId += 1;
      change([...toasts, { id, tone, message }]);
      start(id, TOAST_MS);
      for (const old of toasts.slice(0, -MAX_TOASTS)) dismiss(old.id);
    },
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const countdown of countdowns.values()) {
        clearTimeout(countdown.timer);
        countdown.remaining -= Date.now() - countdown.startedAt;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, { remaining }] of countdowns) start(id, remaining);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
