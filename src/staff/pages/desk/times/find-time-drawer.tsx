import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FreeTime, TimeChoices } from '#shared/contract/desk/times.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { MoreConditions } from './more-conditions.tsx';
import { ServiceField } from './service-field.tsx';
import { askOnEnter, TimeList } from './time-list.tsx';
import { NEW_SEARCH, type TimeSearch } from './time-search.ts';
import styles from './times.module.css';
import { useTimeChoices } from './use-time-choices.ts';
import { useTimes } from './use-times.ts';
import { firstDay } from './when.ts';
import { WhenFields } from './when-fields.tsx';

const NO_CHOICES: TimeChoices = { services: [], insurances: [], languages: [] };

const DISTANCES = ['now', 'tomorrow', 'next_week', 'two_weeks', 'date'] as const;

interface FindTimeDrawerProps {
  branch: number;
  today: PlainDate;
  /** A search that was made before: its times are shown again. */
  before: TimeSearch | undefined;
  onChoose: (time: FreeTime, search: TimeSearch) => void;
  onClose: () => void;
}

/** Finds a time across the doctors of a branch, or of all branches of the account. */
export function FindTimeDrawer({ onClose, ...props }: FindTimeDrawerProps) {
  const t = useText('desk');
  const choices = useTimeChoices();
  // The field is there at once: what is typed must not reach the keys of the day.
  return (
    <Drawer title={t('times.title')} onClose={onClose}>
      <QueryView query={choices}>{() => null}</QueryView>
      {choices.isError ? null : <TimeSearchForm {...props} choices={choices.data ?? NO_CHOICES} />}
    </Drawer>
  );
}

type TimeSearchFormProps = Omit<FindTimeDrawerProps, 'onClose'> & { choices: TimeChoices };

function TimeSearchForm({ branch, today, before, choices, onChoose }: TimeSearchFormProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const form = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState(before ?? NEW_SEARCH);
  const [asked, setAsked] = useState(before === undefined ? 0 : 1);
  const branches = useQuery({ queryKey: ['desk', 'branches'], queryFn: () => api.deskBranches() });
  const hasBranches = (branches.data?.length ?? 0) > 1;
  const { service, when, insurance, language, isEverywhere } = search;
  const change = (changes: Partial<TimeSearch>) => setSearch({ ...search, ...changes });
  const conditions = {
    ...(isEverywhere ? {} : { branch }),
    ...(insurance === null ? {} : { insurance }),
    ...(language === null ? {} : { language }),
  };
  const from = firstDay(when, today);
  const query = useTimes({
    queryKey: [service, conditions],
    from,
    part: when.part,
    isEnabled: service !== null,
    read: (page, options) => api.findTimes({ ...page, ...conditions, id: service ?? 0 }, options),
  });

  return (
    <>
      <div
        ref={form}
        role="presentation"
        className={styles.conditions}
        onKeyDown={(event) => askOnEnter(event, () => setAsked(asked + 1))}
      >
        <ServiceField
          services={choices.services}
          chosen={choices.services.find(({ id }) => id === service)}
          takesFocus={before === undefined}
          onChoose={({ id }) => {
            change({ service: id });
            form.current?.querySelector<HTMLElement>('[name=part]:checked')?.focus();
          }}
        />
        <WhenFields
          when={when}
          distances={DISTANCES}
          today={today}
          onChange={(next) => change({ when: next })}
        />
        {hasBranches ? (
          <RadioGroup
            isChips
            name="where"
            label={t('times.where')}
            value={isEverywhere ? 'everywhere' : 'here'}
            options={[
              { value: 'here', label: t('times.here') },
              { value: 'everywhere', label: t('times.everywhere') },
            ]}
            onChange={(value) => change({ isEverywhere: value === 'everywhere' })}
          />
        ) : null}
        <MoreConditions choices={choices} search={search} onChange={change} />
      </div>
      {service === null || from === null ? null : (
        <TimeList
          isOfDoctors
          query={query}
          asked={asked}
          hasBranches={isEverywhere}
          others={(doctors) => (
            <OtherSearches
              doctors={doctors}
              search={search}
              hasBranches={hasBranches}
              onChange={change}
            />
          )}
          onChoose={(time) => onChoose(time, search)}
        />
      )}
    </>
  );
}

interface OtherSearchesProps {
  /** The number of doctors that were searched. */
  doctors: number;
  search: TimeSearch;
  hasBranches: boolean;
  onChange: (changes: Partial<TimeSearch>) => void;
}

/** Offers to drop the conditions of a search that found nothing. */
function OtherSearches({ doctors, search, hasBranches, onChange }: OtherSearchesProps) {
  const t = useText('desk');
  const { when, insurance, language, isEverywhere } = search;
  const others: [isOffered: boolean, label: string, changes: Partial<TimeSearch>][] = [
    [doctors > 0 && when.part !== 'any', t('times.anyPart'), { when: { ...when, part: 'any' } }],
    [
      insurance !== null || language !== null,
      t('times.anyConditions'),
      { insurance: null, language: null },
    ],
    [hasBranches && !isEverywhere, t('times.everywhere'), { isEverywhere: true }],
  ];
  return others
    .filter(([isOffered]) => isOffered)
    .map(([, label, changes]) => (
      <Button
        key={label}
        size="sm"
        variant="secondary"
        data-time=""
        onClick={() => onChange(changes)}
      >
        {label}
      </Button>
    ));
}
