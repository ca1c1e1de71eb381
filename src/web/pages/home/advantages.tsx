import { Banknote, CalendarCheck, Phone } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './advantages.module.css';

/** The advantages of the site. */
export function Advantages() {
  const t = useT('home');
  const advantages = [
    { icon: CalendarCheck, title: t('facts.times.title'), text: t('facts.times.text') },
    { icon: Phone, title: t('facts.phone.title'), text: t('facts.phone.text') },
    { icon: Banknote, title: t('facts.price.title'), text: t('facts.price.text') },
  ];
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <ul className={styles.details}>
        {advantages.map(({ icon, title, text }) => (
          <li key={title} className={styles.fact}>
            <Icon of={icon} size={24} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
