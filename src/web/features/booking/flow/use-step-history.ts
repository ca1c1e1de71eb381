import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  nextStep,
  type BookingState,
  type BookingStep,
} from '#shared/domain/booking/booking-steps.ts';
import { useAppNavigate } from '#web/lib/routing/app-link.tsx';
import { overlayState, overlaySteps } from '#web/lib/routing/overlay-history.ts';

/** The steps that Back skips: the information and the code. */
const REPLACED_STEPS: readonly BookingStep[] = ['info', 'otp'];

interface Options {
  isOpen: boolean;
  state: BookingState;
  /** Goes one step back in the flow. */
  goBack: () => void;
  onClose: () => void;
}

/** Adds a history entry for each step, so that Back goes through the steps. */
export function useStepHistory({ isOpen, state, goBack, onClose }: Options) {
  const navigate = useNavigate();
  const navigateTo = useAppNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const steps = overlaySteps(location.state);
  const stepsKey = steps?.join() ?? null;
  const hasOverlay = steps !== null;
  const lastSteps = useRef(steps);
  const destination = useRef<string | null>(null);
  const { step } = state;
  const isActive = isOpen && step !== 'done';

  const followFlow = useEffectEvent(() => {
    const last = steps?.at(-1);
    if (!isActive || steps === null || last === step) return;
    const index = steps.indexOf(step);
    if (index >= 0) {
      void navigate(index + 1 - steps.length);
      return;
    }
    const isReplaced = last === undefined || REPLACED_STEPS.some((replaced) => replaced === last);
    const remaining = isReplaced ? steps.slice(0, -1) : steps;
    const entry = overlayState([...remaining, step]);
    // `flushSync`: otherwise Back could leave the entry before React has rendered it.
    queueMicrotask(() => {
      void navigate(
        { pathname, search, hash },
        { state: entry, replace: isReplaced, preventScrollReset: true, flushSync: true },
      );
    });
  });
  useEffect(() => followFlow(), [step, hasOverlay]);

  const followHistory = useEffectEvent(() => {
    const isShorter = (steps?.length ?? 0) < (lastSteps.current?.length ?? 0);
    lastSteps.current = steps;
    if (destination.current !== null && (steps?.length ?? 0) <= 1) {
      navigateTo(destination.current, { replace: true });
      destination.current = null;
    }
    const target = steps?.at(-1);
    if (!isActive || target === undefined || target === step) return;
    if (!isShorter) void navigate(-1);
    else if (nextStep(state, { type: 'back' }).step === target) goBack();
    else onClose();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else followHistory();
  }, [stepsKey]);

  return {
    /** Goes to the previous step; in the first step, closes the modal. */
    back() {
      if ((steps?.length ?? 0) > 1) void navigate(-1);
      else onClose();
    },
    /**
     * Replaces the history entries of the modal with a page, so that Back leads to the page behind
     * the modal.
     */
    leaveFor(path: string) {
      if ((steps?.length ?? 0) <= 1) {
        navigateTo(path, { replace: true });
        return;
      }
      destination.current = path;
      void navigate(1 - (steps?.length ?? 1));
    },
  };
}
