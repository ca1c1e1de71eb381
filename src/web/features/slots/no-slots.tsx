import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { GridMessage } from './grid-message.tsx';
import { shortWhen } from './short-when.ts';

interface NoSlotsProps {
  /** The nearest slot; null if there is none, undefined while loading. */
  nearest: ShownSlot | null | undefined;
  today: PlainDate;
  onJump: (slot: ShownSlot) => void;
}

/** The message for four days without slots, with a link to the nearest one. */
export function NoSlots({ nearest, today, onJump }: NoSlotsProps) {
  const t = useT('slots');
  const { language } = useApp();
  if (nearest === null) return <GridMessage text={t('noSlots')} />;
  return (
    <GridMessage
      text={t('windowEmpty')}
      action={
        nearest && {
          label: t('nearest', { when: shortWhen(nearest.datetime, today, language) }),
          onPress: () => onJump(nearest),
        }
      }
    />
  );
}
