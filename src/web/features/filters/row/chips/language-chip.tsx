import { Languages } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { FilterChip } from './filter-chip.tsx';
import styles from './language-chip.module.css';

interface LanguageChipProps {
  /** The id of the popover. */
  id: string;
  value: readonly string[];
  options: readonly { value: string; title: string }[];
  onChange: (languages: readonly string[]) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The language filter. Its popover is always mounted, as the form needs its fields. */
export function LanguageChip({ id, value, options, onChange, onOpenChange }: LanguageChipProps) {
  const t = useT('filters');
  const titles = options.filter((option) => value.includes(option.value)).map(({ title }) => title);
  const [first = t('language.short'), ...others] = titles;

  return (
    <FilterChip name={t('language.label')} isActive={value.length > 0} onClear={() => onChange([])}>
      {(className) => (
        <Popover
          label={t('language.label')}
          id={id}
          keepMounted
          className={styles.popover}
          onOpenChange={onOpenChange}
          trigger={(trigger) => (
            <button type="button" {...trigger} className={className}>
              <Icon of={Languages} size={16} />
              <span>
                {others.length === 0
                  ? first
                  : t('language.more', { language: first, number: others.length })}
              </span>
            </button>
          )}
        >
          {() => (
            <MultiSelect
              name="language"
              label={t('language.label')}
              options={options.map(({ value, title }) => ({ value, label: title }))}
              value={value.length === 0 ? null : value}
              onChange={(languages) => onChange(languages ?? [])}
            />
          )}
        </Popover>
      )}
    </FilterChip>
  );
}
