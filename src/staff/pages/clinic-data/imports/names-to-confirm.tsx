import { useMemo, useState } from 'react';
import type { Import, ImportName } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { MAX_MATCHES } from '#shared/contract/clinic-data/imports/limits.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useLatest } from '#staff/lib/use-latest.ts';
import { LazyDisclosure } from '#staff/ui/lazy-disclosure.tsx';
import styles from './imports.module.css';
import { useKindTexts } from './kinds.ts';
import { FailedProposals } from './failed-proposals.tsx';
import { KindSelect } from './kind-select.tsx';
import { MatchRow } from './match-row.tsx';
import type { ImportEdit } from './use-import-edit.ts';

const PAGE = 50;
/** The choice of a name that is no service. */
const NONE = '';
/** The choice of a name whose candidates are only like it. */
const OPEN = '0';

/** Shows the names with the services that they may be, and confirms them by mouse or keyboard. */
export function NamesToConfirm({ shown, edit }: { shown: Import; edit: ImportEdit }) {
  const t = useText('imports');
  const { namesNote } = useKindTexts(shown.kind);
  const shell = useText('shell');
  const format = useFormat();
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [kinds, setKinds] = useState<Readonly<Record<string, boolean>>>({});
  const [at, setAt] = useState(0);
  const [limit, setLimit] = useState(PAGE);
  const open = shown.names.filter((name) => !name.is_confirmed);
  const confirmed = shown.names.filter((name) => name.is_confirmed);
  const sure = open.filter((name) => name.is_sure && choices[name.key] === undefined);
  // Names that must be chosen come last, so that keys confirm the others one by one.
  const likely = open
    .filter(({ candidates }) => candidates.length > 0)
    .toSorted((a, b) => Number(a.is_alike) - Number(b.is_alike));
  const unlike = open.filter(({ candidates }) => candidates.length === 0);
  const rest = open.filter((name) => !name.is_sure && choices[name.key] === undefined);
  const isFailed = !shown.has_proposals && open.length > 0;
  const current = likely[Math.min(at, likely.length - 1)];

  const choiceOf = ({ key, is_confirmed, service_id, candidates, is_alike }: ImportName) => {
    const proposed = is_alike ? OPEN : candidates[0];
    return choices[key] ?? String((is_confirmed ? service_id : proposed) ?? NONE);
  };
  const kindOf = ({ key, is_follow_up: proposed }: ImportName) =>
    proposed === null ? undefined : (kinds[key] ?? proposed);
  const choose = (name: ImportName, service: string) =>
    setChoices((before) => ({ ...before, [name.key]: service }));

  function confirm(all: readonly ImportName[], service?: string) {
    const names = all.filter((name) => (service ?? choiceOf(name)) !== OPEN);
    if (names.length === 0 || edit.isPending) return;
    const matches = names.map((name) => {
      const chosen = service ?? choiceOf(name);
      const match = { key: name.key, service_id: chosen === NONE ? null : Number(chosen) };
      const isFollowUp = kindOf(name);
      return isFollowUp === undefined ? match : { ...match, is_follow_up: isFollowUp };
    });
    edit.run(async (api) => {
      let changed = shown;
      for (let at = 0; at < matches.length; at += MAX_MATCHES) {
        const part = matches.slice(at, at + MAX_MATCHES);
        changed = await api.matchImport({ id: shown.id, matches: part });
      }
      return changed;
    });
  }

  function chooseNext(name: ImportName) {
    const options = [...name.candidates.map(String), NONE];
    choose(name, options[(options.indexOf(choiceOf(name)) + 1) % options.length] ?? NONE);
  }

  const actions = useLatest({
    move: (by: number) => setAt(Math.max(0, Math.min(likely.length - 1, at + by))),
    confirm: () => current !== undefined && confirm([current]),
    none: () => current !== undefined && confirm([current], NONE),
    next: () => current !== undefined && chooseNext(current),
    sure: () => confirm(sure),
  });
  useKeys(
    useMemo(
      () => [
        { key: 'j', label: t('keys.next'), run: () => actions.current.move(1) },
        { key: 'k', label: t('keys.previous'), run: () => actions.current.move(-1) },
        { key: 'c', label: t('keys.confirm'), run: () => actions.current.confirm() },
        { key: 'o', label: t('keys.other'), run: () => actions.current.next() },
        { key: 'n', label: t('keys.none'), run: () => actions.current.none() },
        { key: 'a', label: t('keys.sure'), run: () => actions.current.sure() },
      ],
      [t, actions],
    ),
  );

  const kindSelectOf = (name: ImportName) => {
    const isFollowUp = kindOf(name);
    return isFollowUp === undefined ? null : (
      <KindSelect
        name={name.name}
        isFollowUp={isFollowUp}
        onChoose={(kind) => setKinds((before) => ({ ...before, [name.key]: kind }))}
      />
    );
  };
  const unchosen = { id: Number(OPEN), name: t('names.choose') };
  const row = (name: ImportName) => (
    <MatchRow
      key={name.key}
      name={name.name}
      section={name.section}
      row={name.row}
      options={choiceOf(name) === OPEN ? [unchosen, ...shown.services] : shown.services}
      candidates={choiceOf(name) === OPEN ? [unchosen.id, ...name.candidates] : name.candidates}
      canConfirm={choiceOf(name) !== OPEN}
      isSure={name.is_sure}
      further={choiceOf(name) === NONE ? null : kindSelectOf(name)}
      isChanged={name.is_follow_up !== null && kindOf(name) !== name.is_follow_up}
      choice={choiceOf(name)}
      confirmed={name.is_confirmed ? String(name.service_id ?? NONE) : null}
      label={t('names.service', { name: name.name })}
      placeholder={t('names.none')}
      isCurrent={name.key === current?.key}
      onChoose={(service) => choose(name, service)}
      onConfirm={() => confirm([name])}
    />
  );

  return (
    <section aria-labelledby="names-title" className={styles.stack}>
      <h2 id="names-title" className={styles.subtitle}>
        {t('names.title')}
      </h2>
      <p className={styles.quiet} role="status">
        {t('names.progress', {
          number: format.number(confirmed.length),
          total: format.number(shown.names.length),
        })}
      </p>
      {open.length === 0 ? null : <p className={styles.quiet}>{namesNote}</p>}
      {isFailed ? <FailedProposals shown={shown} edit={edit} /> : null}
      {sure.length === 0 ? null : (
        <div>
          <Button variant="secondary" inProgress={edit.isPending} onClick={() => confirm(sure)}>
            {t('names.confirmSure', { number: format.number(sure.length) })}
          </Button>
        </div>
      )}
      <ul className={styles.list}>{likely.slice(0, limit).map(row)}</ul>
      {likely.length > limit ? (
        <Button variant="secondary" onClick={() => setLimit(limit + PAGE)}>
          {shell('more')}
        </Button>
      ) : null}
      {unlike.length === 0 ? null : (
        <LazyDisclosure
          summary={t(isFailed ? 'names.unproposed' : 'names.unlike', {
            number: format.number(unlike.length),
          })}
        >
          <ul className={styles.list}>{unlike.map(row)}</ul>
        </LazyDisclosure>
      )}
      {rest.length === 0 || likely.length > limit || isFailed ? null : (
        <div>
          <Button
            variant="secondary"
            inProgress={edit.isPending}
            onClick={() => confirm(rest, NONE)}
          >
            {t('names.confirmRest', { number: format.number(rest.length) })}
          </Button>
        </div>
      )}
      {confirmed.length === 0 ? null : (
        <LazyDisclosure summary={t('names.confirmed', { number: format.number(confirmed.length) })}>
          <ul className={styles.list}>{confirmed.map(row)}</ul>
        </LazyDisclosure>
      )}
    </section>
  );
}
