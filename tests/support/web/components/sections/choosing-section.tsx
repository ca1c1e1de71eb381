import { useState } from 'react';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { Narrow, Section } from './section.tsx';
import { words } from '../words.ts';

const weekdays = ['H', 'K', 'Sze', 'Cs', 'P', 'Szo', 'V'].map((short, index) => ({
  weekday: index + 1,
  short,
  long: `${index + 1}. nap`,
}));
const languages = ['Magyar', 'English', 'Қазақ тілі', words.kkCompound].map((label) => ({
  value: label,
  label,
}));

export function ChoosingSection() {
  const [date, setDate] = useState<string | null>('2026-11-26');
  const [chosen, setChosen] = useState<readonly string[] | null>(['English']);
  return (
    <Section title="Choosing">
      <Narrow>
        <Calendar
          label="Date"
          value={date}
          onChange={setDate}
          today="2026-11-23"
          min="2026-11-23"
          max="2027-01-15"
          words={{
            weekdays,
            month: (day) => day.slice(0, 7),
            day: (day) => `${Number(day.slice(8))}. ${day.slice(0, 7)}`,
            previous: 'Previous month',
            next: 'Next month',
          }}
        />
        <MultiSelect
          name="languages"
          label="Languages"
          options={languages}
          value={chosen}
          onChange={setChosen}
        />
      </Narrow>
    </Section>
  );
}
