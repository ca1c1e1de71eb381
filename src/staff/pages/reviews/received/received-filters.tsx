import { SCORE_RANGES } from '#shared/domain/reviews/replies/reply-rules.ts';
import { SearchField } from '#web/ui/form/search/search-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { ChipGroup } from '#staff/ui/chip-group.tsx';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import { ListTools } from '#staff/ui/list/list-tools.tsx';
import { useSearchKey } from '#staff/ui/list/use-row-keys.ts';
import { RECEIVED_STATES, type useReceived } from './use-received.ts';
import styles from './received.module.css';

/** The filters of the reviews: by reply, score and doctor, and by a text. */
export function ReceivedFilters(received: ReturnType<typeof useReceived>) {
  const t = useText('received');
  const shell = useText('shell');
  const format = useFormat();
  const { query, state, score, doctor, search, choose, setSearch } = received;
  const page = query.data?.pages[0];
  const doctors = page?.doctors ?? [];
  useSearchKey(true);
  return (
    <ListTools label={t('filter')}>
      <ChipGroup
        label={t('filter')}
        options={RECEIVED_STATES.map((value) => ({
          value,
          label:
            value === 'unanswered' && page !== undefined
              ? `${t('states.unanswered')} · ${format.number(page.unanswered)}`
              : t(`states.${value}`),
        }))}
        value={state}
        onChoose={(value) => choose('state', value)}
      />
      <FilterSelect
        name="score"
        label={t('scores.label')}
        all={t('scores.all')}
        options={SCORE_RANGES.map((value) => ({ value, label: t(`scores.${value}`) }))}
        value={score}
        onChoose={(value) => choose('score', value)}
      />
      {doctors.length > 1 ? (
        <FilterSelect
          name="doctor"
          label={t('doctor')}
          all={t('allDoctors')}
          options={doctors
            .map(({ slug, name }) => ({ value: slug, label: name }))
            .toSorted((a, b) => a.label.localeCompare(b.label))}
          value={doctor}
          onChoose={(value) => choose('doctor', value)}
        />
      ) : null}
      <div className={styles.search}>
        <SearchField
          name="search"
          label={t('search')}
          clearLabel={shell('list.clear')}
          value={search}
          onChange={setSearch}
        />
      </div>
    </ListTools>
  );
}
