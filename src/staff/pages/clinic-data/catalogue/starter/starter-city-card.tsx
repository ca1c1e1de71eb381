import { useState } from 'react';
import type { StarterCity } from '#shared/contract/clinic-data/setup/starter.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useSaved } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import common from '#staff/ui/common.module.css';

/** Adds a city that the product knows; nothing once the country has all of them. */
export function StarterCityCard({ cities }: { cities: readonly StarterCity[] }) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  const open = cities.filter((city) => !city.is_added);
  const [first] = open;
  const [chosen, setChosen] = useState<string | null>(null);
  const add = useMutationWithToast({
    mutationFn: (slug: string) => api.addStarterCity({ slug }),
    onSuccess: () => {
      setChosen(null);
      saved();
    },
  });
  if (first === undefined) return null;
  const value = open.find(({ slug }) => slug === chosen)?.slug ?? first.slug;
  return (
    <Card tag="section" className={common.form}>
      <h2 className={common.title}>{t('starter.city.title')}</h2>
      <p>{t('starter.city.text')}</p>
      <SelectField
        name="city"
        label={t('starter.city.label')}
        options={open.map((city) => ({
          value: city.slug,
          label: t('starter.city.option', {
            name: nameOf(city.names),
            number: String(city.areas_count),
          }),
        }))}
        value={value}
        onChange={setChosen}
      />
      <Button variant="secondary" inProgress={add.isPending} onClick={() => add.mutate(value)}>
        {t('starter.city.add')}
      </Button>
    </Card>
  );
}
