import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { BoundField } from '../parts/bound-field.ts';
import {
  fieldError,
  isEmpty,
  untouched,
  validateField,
  type FieldDefinitions,
  type FieldHistory,
} from './field-state.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { bindServerErrors } from './server-errors.ts';

interface FormOptions<Values> {
  /** Read at every render: a field may become required, and fields may be added. */
  fields: FieldDefinitions<Values>;
  /** The message of an empty required field. */
  requiredMessage: string;
  /** Called with valid values only. The form is submitting while its promise is pending. */
  onSubmit: (values: Values) => void | Promise<void>;
}

interface FormState<Values> {
  changed: Partial<Values>;
  history: { [Name in keyof Values]?: FieldHistory };
  submitted: boolean;
  submitting: boolean;
  /** The fields whose errors became visible; the first of them takes the focus. */
  invalid: readonly string[];
}

export interface Form<Values> {
  /** Props of `<form>`; `id` is for a submit button outside of it. */
  props: {
    id: string;
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SyntheticEvent) => void;
  };
  values: Values;
  isSubmitting: boolean;
  /** Returns the props of a field. */
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Validates all fields; submits if all are valid, otherwise focuses the first invalid one. */
  submit: () => Promise<void>;
  /** Shows server errors at their fields until they are edited; returns those with unknown keys. */
  setServerErrors: (
    errors: Readonly<Record<string, readonly string[]>>,
  ) => Record<string, readonly string[]>;
  /** Restores the initial values and state. */
  reset: () => void;
}

function initialState<Values>(): FormState<Values> {
  return { changed: {}, history: {}, submitted: false, submitting: false, invalid: [] };
}

/**
 * Manages the state of a form: values, visible errors, submission, server errors. Rules are checked
 * in order; the first failing rule wins.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initialState<Values>);
  // A code field calls onChange and submit in one event: submit must see the new value.
  const latest = useRef(state);

  // Runs after rendering, so the field already has its error when it receives the focus.
  useEffect(() => {
    if (ref.current && state.invalid.length > 0) focusFirstInvalid(ref.current, state.invalid);
  }, [state.invalid]);

  function commit(change: Partial<FormState<Values>>) {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  }

  // Object.keys returns strings because objects may have other keys; the definitions have none.
  const names = Object.keys(options.fields) as (keyof Values & string)[];

  function valuesOf({ changed }: FormState<Values>): Values {
    const initial = names.map((name) => [name, options.fields[name].initial]);
    return { ...(Object.fromEntries(initial) as Values), ...changed };
  }

  function messageOf(name: keyof Values & string, values: Values): string | null {
    return validateField(options.fields[name], values[name], values, options.requiredMessage);
  }

  function historyWith(name: keyof Values, change: Partial<FieldHistory>) {
    const history = { ...latest.current.history };
    history[name] = { ...(history[name] ?? untouched), ...change };
    return history;
  }

  function setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    const changed = { ...latest.current.changed };
    changed[name] = value;
    commit({
      changed,
      history: historyWith(name, { edited: true, serverError: null }),
    });
  }

  async function submit() {
    if (latest.current.submitting) return;
    const history = { ...latest.current.history };
    for (const name of names) {
      history[name] = { ...(history[name] ?? untouched), serverError: null };
    }
    commit({ submitted: true, history });
    const values = valuesOf(latest.current);
    const invalid = names.filter((name) => messageOf(name, values) !== null);
    if (invalid.length > 0) {
      commit({ invalid });
      return;
    }
    commit({ submitting: true });
    try {
      await options.onSubmit(values);
    } finally {
      commit({ submitting: false });
    }
  }

  function setServerErrors(errors: Readonly<Record<string, readonly string[]>>) {
    const { known, unknown } = bindServerErrors(errors, names);
    for (const name of names) {
      const message = known.get(name);
      if (message !== undefined) commit({ history: historyWith(name, { serverError: message }) });
    }
    commit({ invalid: [...known.keys()] });
    return unknown;
  }

  const values = valuesOf(state);

  return {
    props: {
      id,
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        // React would bubble a submission from a form in a dialog to the form around it.
        event.stopPropagation();
        void submit();
      },
    },
    values,
    isSubmitting: state.submitting,
    field(name) {
      const history = state.history[name] ?? untouched;
      const error = fieldError(messageOf(name, values), history, {
        submitted: state.submitted,
        empty: isEmpty(values[name]),
      });
      return {
        name,
        value: values[name],
        onChange: (value) => setValue(name, value),
        onBlur: () => {
          if (latest.current.history[name]?.edited)
            commit({ history: historyWith(name, { left: true }) });
        },
        error,
        required: options.fields[name].required,
      };
    },
    setValue,
    submit,
    setServerErrors,
    reset: () => commit(initialState<Values>()),
  };
}
