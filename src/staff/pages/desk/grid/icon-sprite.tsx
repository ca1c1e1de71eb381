import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { SOURCE_ICONS, STATE_ICONS, type ShownState } from '../model/appointment-look.ts';
import styles from './grid.module.css';

const ICONS = { ...STATE_ICONS, ...SOURCE_ICONS };

const idOf = (name: string) => `desk-icon-${name}`;

/** The icons of appointments, drawn once: a day has up to 2,400 of them. */
export function IconSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      <defs>
        {Object.entries(ICONS).map(([name, Glyph]) => (
          <Glyph key={name} id={idOf(name)} size={16} />
        ))}
      </defs>
    </svg>
  );
}

/** An icon of the sprite. */
export function SpriteIcon({ of: name }: { of: ShownState | DeskAppointment['source'] }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
