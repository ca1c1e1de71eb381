import { useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { useStaffApp } from './staff-app.ts';

/** Returns the day in the country when the component was mounted. */
export function useToday(): PlainDate {
  const { country } = useStaffApp();
  const [today] = useState(() => dateInZone(Date.now(), countryOf(country).timeZone));
  return today;
}
