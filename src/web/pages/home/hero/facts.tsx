import { Banknote, CalendarCheck, Phone } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './facts.module.css';

/** The three facts that visitors can count on; phones omit the explanations. */
export function Facts() {
  const t = useT('home');
  const facts = [
    { icon: CalendarCheck, title: t('facts.times.title'), text: t('facts.times.text') },
    { icon: Phone, title: t('facts.phone.title'), text: t('facts.phone.text') },
    { icon: Banknote, title: t('facts.price.title'), text: t('facts.price.text') },
  ];
  return (
    <ul className={styles.facts} aria-label={t('facts.title')}>
      {facts.map(({ icon, title, text }) => (
        <li key={title} className={styles.fact}>
          <Icon of={icon} size={20} className={styles.icon} />
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
