import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  nextStep,
  type BookingState,
  type BookingStep,
} from '#shared/domain/booking/booking-steps.ts';
import { useAppNavigate } from '#web/lib/routing/app-link.tsx';
import { overlayState, overlaySteps } from '#web/lib/routing/overlay-history.ts';

/** Nobody goes back to what was read, nor to a code whose time is gone. */
const REPLACED_STEPS: readonly BookingStep[] = ['info', 'otp'];

interface Options {
  isOpen: boolean;
  state: BookingState;
  /** Leads the flow one step back. */
  goBack: () => void;
  onClose: () => void;
}

interface StepHistory {
  /** What the phone's own Back does: to the step before, from the first one out of the modal. */
  back: () => void;
  /** Opens a page in place of all entries of the modal: from there, Back leads to the page beneath. */
  leaveFor: (path: string) => void;
}

/** Gives every step an entry of the history, which Back goes through before it closes the modal. */
export function useStepHistory({ isOpen, state, goBack, onClose }: Options): StepHistory {
  const navigate = useNavigate();
  const navigateTo = useAppNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const steps = overlaySteps(location.state);
  const shown = steps?.join() ?? null;
  const hasOverlay = steps !== null;
  const known = useRef(steps);
  const destination = useRef<string | null>(null);
  const { step } = state;
  const isWalking = isOpen && step !== 'done';

  const followFlow = useEffectEvent(() => {
    const last = steps?.at(-1);
    if (!isWalking || steps === null || last === step) return;
    const at = steps.indexOf(step);
    if (at >= 0) {
      void navigate(at + 1 - steps.length);
      return;
    }
    const isReplaced = last === undefined || REPLACED_STEPS.some((left) => left === last);
    const kept = isReplaced ? steps.slice(0, -1) : steps;
    const entry = overlayState([...kept, step]);
    // Synchronous, or a quick Back would leave an entry that React has not rendered.
    queueMicrotask(() => {
      void navigate(
        { pathname, search, hash },
        { state: entry, replace: isReplaced, preventScrollReset: true, flushSync: true },
      );
    });
  });
  useEffect(() => followFlow(), [step, hasOverlay]);

  const followHistory = useEffectEvent(() => {
    const isShorter = (steps?.length ?? 0) < (known.current?.length ?? 0);
    known.current = steps;
    if (destination.current !== null && (steps?.length ?? 0) <= 1) {
      navigateTo(destination.current, { replace: true });
      destination.current = null;
    }
    const wanted = steps?.at(-1);
    if (!isWalking || wanted === undefined || wanted === step) return;
    if (!isShorter) void navigate(-1);
    else if (nextStep(state, { type: 'back' }).step === wanted) goBack();
    else onClose();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else followHistory();
  }, [shown]);

  return {
    back() {
      if ((steps?.length ?? 0) > 1) void navigate(-1);
      else onClose();
    },
    leaveFor(path) {
      if ((steps?.length ?? 0) <= 1) {
        navigateTo(path, { replace: true });
        return;
      }
      destination.current = path;
      void navigate(1 - (steps?.length ?? 1));
    },
  };
}
