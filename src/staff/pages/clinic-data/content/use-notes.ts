import type { ContentRow } from '#shared/contract/clinic-data/content/content-schemas.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useValueText } from './use-value-text.ts';

/** Returns what a form says about its inputs: who has drafted the value, and the state of a text. */
export function useNotes({ values }: ContentRow): Record<string, string> {
  const t = useText('content');
  const format = useFormat();
  const valueText = useValueText();
  const notes = values.flatMap(({ field, live, draft, text_state: state }): [string, string][] => {
    if (draft !== null) {
      const by = { name: draft.drafted_by, at: format.dateTime(draft.drafted_at) };
      return [[field, t('row.draft', { ...by, text: valueText(live) })]];
    }
    return state === null ? [] : [[field, t(`row.states.${state}`)]];
  });
  return Object.fromEntries(notes);
}
