import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Visit } from '#shared/contract/staff/desk/visit.ts';
import { addMonths } from '../model/add-months.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { Drawer } from './drawer.tsx';
import styles from './drawer.module.css';

/** The distances, in months, after which doctors ask patients back. */
const MONTHS = [0, 1, 3, 6] as const;

interface FollowUpDrawerProps {
  visit: Visit;
  today: string;
  onChoose: (startsAt: string) => void;
  onClose: () => void;
}

/** Offers the next free starts of the same doctor and service, also months ahead. */
export function FollowUpDrawer({ visit, today, onChoose, onClose }: FollowUpDrawerProps) {
  const t = useText('desk');
  const format = useFormat();
  const { api } = useStaffApp();
  const [months, setMonths] = useState<number>(MONTHS[1]);
  const from = addMonths(today, months);
  const query = useQuery({
    queryKey: ['desk', 'starts', visit.offer_id, from],
    queryFn: () => api.deskStarts({ id: visit.offer_id, from }),
  });
  return (
    <Drawer title={t('followUp.title', { name: visit.name })} onClose={onClose}>
      <div role="group" aria-label={t('followUp.from')} className={styles.buttons}>
        {MONTHS.map((each) => (
          <Chip key={each} pressed={each === months} onClick={() => setMonths(each)}>
            {each === 0 ? t('followUp.now') : t('followUp.months', { count: each })}
          </Chip>
        ))}
      </div>
      <QueryView query={query}>
        {(starts) =>
          starts.length === 0 ? (
            <p>{t('followUp.none')}</p>
          ) : (
            <div className={styles.buttons}>
              {starts.map((start) => (
                <Button key={start} size="sm" variant="secondary" onClick={() => onChoose(start)}>
                  {format.dateTime(start)}
                </Button>
              ))}
            </div>
          )
        }
      </QueryView>
    </Drawer>
  );
}
