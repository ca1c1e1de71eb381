import { useT } from '#web/lib/i18n/use-t.ts';
import { useTypedText } from '#web/lib/routing/use-typed-text.ts';
import { SearchField } from '#web/ui/form/search/search-field.tsx';

interface NameFieldProps {
  /** The text in the URL. */
  value: string;
  /** Runs with the text after a pause in typing. */
  onSearch: (text: string) => void;
}

/** Filters the list by name while the visitor types. */
export function NameField({ value, onSearch }: NameFieldProps) {
  const t = useT('clinics');
  const { text, type, search } = useTypedText(value, onSearch);
  return (
    <SearchField
      name="name"
      label={t('filters.search')}
      clearLabel={t('filters.clear')}
      value={text}
      onChange={type}
      onSearch={search}
    />
  );
}
