import {
  Building2,
  Clock,
  FlaskConical,
  Stethoscope,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import type { SearchOption } from '../group-options.ts';
import { SearchDetails } from './search-details.tsx';
import { optionId } from '../option-id.ts';
import styles from './search-group.module.css';
import type { LabelledGroup } from '../use-option-groups.ts';

const ICONS: Record<SearchType, LucideIcon> = {
  Clinics: Building2,
  Specialties: Stethoscope,
  Services: FlaskConical,
  Doctors: UserRound,
};

interface SearchGroupProps {
  listId: string;
  group: LabelledGroup;
  activeId: string | null;
  /** True if the page of an option replaces the sheet in the history. */
  shouldReplace: boolean;
  onChosen: (option: SearchOption) => void;
}

/** A titled group of options. */
export function SearchGroup({
  listId,
  group,
  activeId,
  shouldReplace,
  onChosen,
}: SearchGroupProps) {
  const titleId = optionId(listId, `group-${group.key}`);
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={styles.title}>
        {group.label}
      </div>
      {group.options.map((option) => {
        const id = optionId(listId, option.key);
        const isActive = id === activeId;
        return (
          <AppLink
            key={option.key}
            id={id}
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            to={option.path}
            replace={shouldReplace}
            className={classNames(
              styles.option,
              isActive && styles.active,
              group.isRecent && styles.removable,
            )}
            onClick={(event) => {
              // Not for clicks that open a new tab.
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChosen(option);
            }}
          >
            {option.portrait === undefined ? (
              <span className={styles.icon}>
                <Icon of={group.isRecent ? Clock : ICONS[option.type]} size={20} />
              </span>
            ) : (
              <DoctorPortrait {...option.portrait} size={40} />
            )}
            <span className={styles.text}>
              <span className={styles.name}>
                {option.title.map(({ text, isMatch, start }) =>
                  isMatch ? <mark key={start}>{text}</mark> : text,
                )}
              </span>
              {option.details === undefined ? null : <SearchDetails details={option.details} />}
            </span>
          </AppLink>
        );
      })}
    </div>
  );
}
