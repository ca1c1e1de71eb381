import { ChevronDown, Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import type { MenuLink } from '#web/ui/menu/menu-item.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { Row, Section } from './section.tsx';
import styles from '../components.module.css';
import { words } from '../words.ts';

const sizes = ['auto', 'sm', 'lg', 'xl', 'fullscreen', 'side'] as const;

function Link({ href, children, ...rest }: MenuLink) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const languages = [
  { key: 'hu', label: 'Magyar', lang: 'hu', href: '#hu', current: true },
  { key: 'en', label: 'English', lang: 'en', href: '#en' },
  { key: 'ru', label: 'Русский', lang: 'ru', href: '#ru' },
];

const districts = ['All districts', 'Belváros', 'Erzsébetváros', 'Kőbánya', 'Angyalföld'];
const cities = [
  {
    key: 'budapest',
    label: 'Budapest',
    current: true,
    items: districts.map((label) => ({ key: label, label, href: `#${label}` })),
  },
  ...['Debrecen', 'Szeged', 'Pécs', 'Győr'].map((label) => ({
    key: label,
    label,
    href: `#${label}`,
  })),
];

export function OverlaySection() {
  const showToast = useToast();
  const [open, setOpen] = useState<(typeof sizes)[number] | null>(null);
  const [shown, setShown] = useState<(typeof sizes)[number]>('auto');
  const [child, setChild] = useState(false);
  const [name, setName] = useState('');
  return (
    <Section title="Overlays">
      <Row>
        {sizes.map((size) => (
          <Button
            key={size}
            variant="secondary"
            onClick={() => {
              setShown(size);
              setOpen(size);
            }}
          >
            Modal: {size}
          </Button>
        ))}
      </Row>
      <Row>
        <Popover
          label="Child"
          trigger={(props) => (
            <Chip {...props} opens active={child}>
              Child
            </Chip>
          )}
        >
          {(close) => (
            <div className={styles.options}>
              <SwitchField
                name="child"
                label="The appointment is for a child"
                value={child}
                onChange={setChild}
              />
              <Button size="sm" onClick={close}>
                Apply
              </Button>
            </div>
          )}
        </Popover>
        <Menu
          label="Language"
          items={languages}
          renderLink={(link) => <Link {...link} />}
          trigger={(props) => (
            <Button {...props} variant="quiet">
              <Icon of={Globe} />
              Magyar
              <Icon of={ChevronDown} size={16} />
            </Button>
          )}
        />
        <Menu
          label="City"
          items={cities}
          renderLink={(link) => <Link {...link} />}
          trigger={(props) => (
            <Chip {...props} opens>
              Budapest
            </Chip>
          )}
        />
      </Row>
      <Modal
        open={open !== null}
        onClose={() => setOpen(null)}
        title={shown === 'xl' ? words.huSpecialties : 'Choose a time'}
        size={shown}
        labels={{ close: 'Close', back: 'Back', reset: 'Reset all' }}
        onBack={shown === 'sm' ? undefined : () => setOpen(null)}
        onReset={shown === 'lg' ? () => setName('') : undefined}
        footer={
          <Button block onClick={() => showToast({ tone: 'success', message: 'Booked' })}>
            {words.kkAction}
          </Button>
        }
      >
        <div className={styles.form}>
          <p>{words.kkAddress}</p>
          <TextField name="name" label="Name" value={name} onChange={setName} />
          {shown === 'xl'
            ? Array.from({ length: 14 }, (_, index) => <p key={index}>{words.huAddress}</p>)
            : null}
        </div>
      </Modal>
    </Section>
  );
}
