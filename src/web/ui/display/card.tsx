import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type Padding = 'none' | 'md' | 'lg';

/** Returns the classes of a card for a link that is a card as a whole. */
export function cardClass({ padding = 'md' }: { padding?: Padding | undefined } = {}): string {
  return classNames(styles.card, padding !== 'none' && styles[padding]);
}

interface CardProps extends ComponentProps<'div'> {
  tag?: 'div' | 'section' | 'article' | 'li' | undefined;
  padding?: Padding | undefined;
}

/** A surface with a thin border and no shadow. */
export function Card({ tag: Tag = 'div', padding, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return <Element {...rest} className={classNames(cardClass({ padding }), className)} />;
}
