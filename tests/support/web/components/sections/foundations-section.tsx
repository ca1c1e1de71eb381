import { useEffect, useRef } from 'react';
import { Section } from './section.tsx';
import styles from '../components.module.css';
import { words } from '../words.ts';

const colours =
  'accent-50 accent-600 accent-700 ink-900 ink-700 ink-500 edge line canvas surface green-50 green-600 magenta-50 magenta-600 red-50 red-600 red-700 amber-50 amber-700 star'.split(
    ' ',
  );

function Swatch({ name }: { name: string }) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    element.current?.style.setProperty('--swatch', `var(--${name})`);
  }, [name]);
  return (
    <li ref={element} className={styles.swatch}>
      {name}
    </li>
  );
}

export function FoundationsSection() {
  return (
    <Section title="Foundations">
      <ul className={styles.swatches}>
        {colours.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
      <div>
        <p className={styles.type36}>36 Find a doctor today</p>
        <p className={styles.type30}>30 Találjon orvost még ma</p>
        <p className={styles.type22}>22 Дәрігерді бүгін табыңыз</p>
        <p className={styles.type18}>18 Găsiți un medic astăzi, în București</p>
        <p className={styles.type16}>16 Найдите врача сегодня: приём от 12 000 ₸, 09:30</p>
        <p className={styles.type14}>14 {words.kkAddress}</p>
        <p className={styles.type12}>12 ăâîșț őűöü әғқңөұүһі 0123456789 ₸ Ft lei</p>
      </div>
      <h3 lang="hu">{words.huAction}</h3>
    </Section>
  );
}
