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
const toastTime = 4000;
/** More could not be read in that time; the oldest is removed. */
const mostToasts = 3;

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  /** The remaining milliseconds when the timer was last started. */
  left: number;
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
    // The dismissed toast was hovered or focused and will not report that it no longer is.
    if (toasts.length === 0) paused = false;
  }

  function start(id: number, left: number) {
    clearTimeout(countdowns.get(id)?.timer);
    const timer = paused ? undefined : setTimeout(dismiss, left, id);
    countdowns.set(id, { timer, startedAt: Date.now(), left });
  }

  return {
    add({ tone = 'info', message }) {
      const same = toasts.find((toast) => toast.message === message && toast.tone === tone);
      if (same) {
        start(same.id, toastTime);
        return;
      }
      const id = nextId;
      nextId += 1;
      change([...toasts, { id, tone, message }]);
      start(id, toastTime);
      for (const old of toasts.slice(0, -mostToasts)) dismiss(old.id);
    },
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const countdown of countdowns.values()) {
        clearTimeout(countdown.timer);
        countdown.left -= Date.now() - countdown.startedAt;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, { left }] of countdowns) start(id, left);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
