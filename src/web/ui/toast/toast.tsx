import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToDialogStack, topDialog } from '../modal/dialog-stack.ts';
import { createToastQueue, type QueuedToast, type ToastMessage } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

const noToasts: readonly QueuedToast[] = [];

interface ToastProviderProps {
  children: ReactNode;
  labels: { region: string; dismiss: string };
}

/**
 * Renders toasts at the top right: at most three, 4 seconds each, paused while hovered or focused.
 * They are rendered inside the topmost modal dialog: outside they would be inert.
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => noToasts);
  const dialog = useSyncExternalStore(subscribeToDialogStack, topDialog, () => null);
  return (
    <ToastContext value={queue.add}>
      {children}
      {toasts.length > 0
        ? createPortal(
            <ToastRegion queue={queue} toasts={toasts} labels={labels} />,
            dialog ?? document.body,
          )
        : null}
    </ToastContext>
  );
}

/** Returns `showToast`: `showToast({ tone: 'success', message })`. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
