import { useState } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { focusBeside, Suggestion } from '../drawer/booking/suggestion.tsx';
import drawer from '../drawer/drawer.module.css';
import { rankServices, type SearchedService } from './rank-services.ts';

const MAX_SUGGESTIONS = 6;

interface ServiceFieldProps {
  services: readonly SearchedService[];
  chosen: SearchedService | undefined;
  takesFocus: boolean;
  /** Runs for a service that is chosen, also again. */
  onChoose: (service: SearchedService) => void;
}

/** A field in which a specialty or a service is typed: Enter takes the first one that fits. */
export function ServiceField({ services, chosen, takesFocus, onChoose }: ServiceFieldProps) {
  const t = useText('desk');
  const [text, setText] = useState(chosen?.name ?? '');
  const isChosen = text === chosen?.name;
  const found = isChosen ? [chosen] : rankServices(services, text).slice(0, MAX_SUGGESTIONS);
  const [first] = found;

  function choose(service: SearchedService) {
    setText(service.name);
    onChoose(service);
  }

  function hint() {
    if (isChosen || services.length === 0) return null;
    return t(first === undefined ? 'times.noService' : 'times.serviceHint');
  }

  return (
    <div role="presentation" data-suggesting="" className={drawer.form}>
      <div
        role="presentation"
        data-search=""
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) target.select();
        }}
        onKeyDown={(event) => {
          focusBeside(event);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first !== undefined) choose(first);
        }}
      >
        <TextField
          name="service"
          takesFocus={takesFocus}
          autoComplete="off"
          maxLength={100}
          label={t('times.service')}
          hint={hint()}
          isHintBelow={!isChosen}
          value={text}
          onChange={setText}
        />
      </div>
      {isChosen ? null : (
        <ul className={drawer.suggestions}>
          {found.map((service) => (
            <Suggestion key={service.id} detail="" onChoose={() => choose(service)}>
              {service.name}
            </Suggestion>
          ))}
        </ul>
      )}
    </div>
  );
}
