import { CalendarDays, MapPin, Phone, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip, chipClass } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Narrow, Row, Section } from './section.tsx';
import { words } from '../words.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function ActionsSection() {
  const [busy, setBusy] = useState(false);
  const [near, setNear] = useState(true);
  return (
    <Section title="Actions">
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Disabled
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} inProgress>
            In progress
          </Button>
        ))}
      </Row>
      <Row>
        <Button
          inProgress={busy}
          onClick={() => {
            setBusy(true);
            setTimeout(setBusy, 2000, false);
          }}
        >
          <Icon of={CalendarDays} />
          Book for two seconds
        </Button>
        <a href="#link" className={buttonClass({ variant: 'secondary' })}>
          A link that looks like a button
        </a>
      </Row>
      <Narrow>
        <Button block>{words.kkAction}</Button>
        <Button block variant="secondary">
          <Icon of={Phone} />
          {words.huAction}
        </Button>
      </Narrow>
      <Row>
        <IconButton icon={X} label="Close" />
        <IconButton icon={SlidersHorizontal} label="Filters" outlined />
        <IconButton icon={MapPin} label="Map" outlined round />
        <IconButton icon={X} label="Close (disabled)" outlined disabled />
      </Row>
      <Row>
        <Chip pressed={near} onClick={() => setNear(!near)}>
          <Icon of={MapPin} size={16} />
          Near me
        </Chip>
        <Chip pressed={false}>Ma szabad</Chip>
        <Chip opens>Sort</Chip>
        <Chip opens active>
          Рейтингі бойынша
        </Chip>
        <Chip disabled>Disabled</Chip>
        <a href="#chip" className={chipClass()}>
          A link chip
        </a>
        <Chip>{words.kkCompound}</Chip>
      </Row>
    </Section>
  );
}
