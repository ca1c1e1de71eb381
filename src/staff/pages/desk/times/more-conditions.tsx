import type { TimeChoices } from '#shared/contract/desk/times.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import drawer from '../drawer/drawer.module.css';
import type { TimeSearch } from './time-search.ts';

const ANY = 'any';

interface MoreConditionsProps {
  choices: TimeChoices;
  search: TimeSearch;
  onChange: (changes: Partial<TimeSearch>) => void;
}

/** The insurance that pays and the language of the doctor, folded until one is chosen. */
export function MoreConditions({ choices, search, onChange }: MoreConditionsProps) {
  const t = useText('desk');
  const format = useFormat();
  const { insurances, languages } = choices;
  const { insurance, language } = search;
  if (insurances.length === 0 && languages.length < 2) return null;
  const any = { value: ANY, label: t('times.any') };
  return (
    <details className={drawer.section} open={insurance !== null || language !== null || undefined}>
      <summary>{t('times.more')}</summary>
      <div className={drawer.form}>
        {insurances.length === 0 ? null : (
          <SelectField
            name="insurance"
            label={t('booking.insurance')}
            value={String(insurance ?? ANY)}
            options={[
              any,
              ...insurances.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => onChange({ insurance: value === ANY ? null : Number(value) })}
          />
        )}
        {languages.length < 2 ? null : (
          <SelectField
            name="language"
            label={t('times.language')}
            value={language ?? ANY}
            options={[
              any,
              ...languages.map((code) => ({ value: code, label: format.languageName(code) })),
            ]}
            onChange={(value) => onChange({ language: value === ANY ? null : value })}
          />
        )}
      </div>
    </details>
  );
}
