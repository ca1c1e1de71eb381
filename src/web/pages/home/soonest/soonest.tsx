import { useQuery } from '@tanstack/react-query';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { placeOf } from '../home-queries.ts';
import { TilePlaceholders } from '../specialties/tile-placeholders.tsx';
import { SoonestDoctor } from './soonest-doctor.tsx';
import { soonestQuery } from './soonest-query.ts';
import styles from './soonest.module.css';

/** The doctors who are available soonest, with times to book at once. */
export function Soonest({ city, area }: { city: City; area: CityArea | null }) {
  const t = useT('home');
  const booking = useBooking({ page: 'home', SlotGrid });
  const query = useQuery(soonestQuery(useApp(), placeOf(city, area)));
  const { data, isPlaceholderData } = query;
  const doctors = data?.results ?? [];
  return (
    <>
      {doctors.length === 0 ? null : (
        <section aria-labelledby="soonest" className={styles.soonest}>
          <h2 id="soonest" className={styles.title}>
            {t('soonest.title')}
          </h2>
          <Card padding="none">
            {isPlaceholderData ? (
              <TilePlaceholders count={doctors.length} className={styles.pending} />
            ) : (
              <ul>
                {doctors.map((soonest, listPosition) => (
                  <SoonestDoctor
                    key={soonest.id}
                    soonest={soonest}
                    timeZone={city.timezone}
                    onPick={(slot) => {
                      const { doctor, service: doctorService, branch } = soonest;
                      booking.open({ doctor, doctorService, branch, slot, listPosition });
                    }}
                  />
                ))}
              </ul>
            )}
          </Card>
        </section>
      )}
      {booking.modal}
    </>
  );
}
