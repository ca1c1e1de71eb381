import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useAppNavigate } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import type { SearchOption } from '../group-options.ts';
import { optionId } from '../option-id.ts';
import styles from './search-combobox.module.css';
import { SearchPanel } from './search-panel.tsx';
import { SearchTitle } from './search-title.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useFocusOut } from '../use-focus-out.ts';
import { useOptionGroups } from '../use-option-groups.ts';
import { useRecents } from '../recents/use-recents.ts';
import { useSearch } from '../use-search.ts';

/** The query parameter with the text of a form that was submitted without scripts. */
const QUERY_PARAM = 'search';

interface SearchComboboxProps {
  /** True if there is a submit button. */
  hasButton?: boolean;
  /**
   * True in a full-screen sheet: the options are always shown, and a chosen page replaces the
   * history entry of the sheet.
   */
  inSheet?: boolean;
  /** Runs when an option is chosen. */
  onChosen?: () => void;
}

/** The search field: an editable combobox with a grouped list. */
export function SearchCombobox({
  hasButton = false,
  inSheet = false,
  onChosen,
}: SearchComboboxProps) {
  const t = useT('common');
  const navigate = useAppNavigate();
  const homeAddress = useHref(paths.home());
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const initialText = new URLSearchParams(useLocation().search).get(QUERY_PARAM);
  const [text, setText] = useState(inSheet ? '' : (initialText ?? ''));
  const [isExpanded, setExpanded] = useState(inSheet);
  /** True if Enter was pressed before the response. */
  const [isSubmitted, setSubmitted] = useState(false);
  const { recents, refresh, add, remove } = useRecents();
  // The field updates before the results.
  const shownText = useDeferredValue(text);
  const { state, searchNow } = useSearch(shownText);
  const groups = useOptionGroups(state, recents);
  const options = groups.flatMap((group) => group.options);
  const isOpen = isExpanded && (state.status !== 'idle' || options.length > 0);
  const keys = useListKeys(isOpen ? options.map(({ key }) => optionId(listId, key)) : []);

  const refreshRecents = useEffectEvent(refresh);
  useEffect(() => {
    // The visitor may have typed before hydration, here or on the previous page.
    setText(field.current?.value ?? '');
    if (field.current?.value) field.current.focus();
    refreshRecents();
  }, []);
  useFocusOut(form, () => {
    if (!inSheet) setExpanded(false);
  });

  function changeText(next: string) {
    setText(next);
    setSubmitted(false);
    setExpanded(true);
    keys.reset();
  }

  function choose(option: SearchOption) {
    add(option.target);
    setText('');
    setExpanded(inSheet);
    keys.reset();
    field.current?.blur();
    onChosen?.();
  }

  const openBestHit = useEffectEvent(() => {
    setSubmitted(false);
    if (state.status !== 'found') return;
    const best = options.find(({ key }) => key === state.hits[0]?.objectID);
    if (best === undefined) return;
    choose(best);
    navigate(best.path, { replace: inSheet });
  });
  const hasResponse =
    shownText === text &&
    (state.status === 'failed' || (state.status === 'found' && state.isSettled));
  useEffect(() => {
    if (isSubmitted && hasResponse) openBestHit();
  }, [isSubmitted, hasResponse]);

  function submit() {
    const active = keys.activeId === null ? null : document.getElementById(keys.activeId);
    if (active !== null) {
      active.click();
      return;
    }
    setExpanded(true);
    if (state.status === 'idle') return;
    searchNow();
    setSubmitted(true);
  }

  return (
    <form
      ref={form}
      // Before hydration, the form submits to the home page.
      action={homeAddress}
      className={classNames(styles.form, inSheet && styles.inSheet)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.field}>
        <Icon of={Search} size={20} className={styles.icon} />
        <input
          ref={field}
          className={styles.input}
          type="text"
          name={QUERY_PARAM}
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={keys.activeId ?? undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          data-autofocus={inSheet ? '' : undefined}
          value={text}
          onChange={({ target }) => changeText(target.value)}
          onFocus={() => {
            refresh();
            setExpanded(true);
          }}
          onClick={() => setExpanded(true)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !inSheet) {
              // The first Escape closes the list, the second clears the field.
              if (!isOpen) setText('');
              setExpanded(false);
              keys.reset();
              return;
            }
            if (event.key.startsWith('Arrow') && !isOpen) setExpanded(true);
            keys.onKeyDown(event);
          }}
        />
        {text === '' ? <SearchTitle isPlain={inSheet || isExpanded} /> : null}
        {text === '' ? null : (
          <IconButton
            icon={X}
            label={t('search.clear')}
            className={styles.clear}
            onClick={() => {
              changeText('');
              field.current?.focus();
            }}
          />
        )}
        {hasButton ? <Button type="submit">{t('search.submit')}</Button> : null}
      </div>
      <SearchPanel
        listId={listId}
        isOpen={isOpen}
        inSheet={inSheet}
        state={state}
        groups={groups}
        activeId={keys.activeId}
        onChosen={choose}
        onRetry={() => field.current?.focus()}
        onRemoved={(option) => {
          remove(option.target);
          field.current?.focus();
        }}
      />
    </form>
  );
}
