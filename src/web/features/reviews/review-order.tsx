import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { ReviewOrdering } from '#shared/contract/catalogue/reviews.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { chipClass } from '#web/ui/actions/chip.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { searchOfChoice, type ReviewChoice } from './review-choice.ts';
import styles from './review-order.module.css';
import { STAYS_IN_PLACE } from './use-scroll-to-reviews.ts';

const ORDERINGS = ['newest', 'best', 'worst'] as const satisfies ReviewOrdering[];

interface ReviewOrderProps {
  /** The path of the page, without query. */
  path: string;
  choice: ReviewChoice;
}

/** Links that sort the reviews, and one that omits those without text. */
export function ReviewOrder({ path, choice }: ReviewOrderProps) {
  const t = useT('profile');
  const { ordering = 'newest', with_comment: withComment = false } = choice;
  return (
    <nav className={styles.order} aria-label={t('reviews.order.label')}>
      {ORDERINGS.map((order) => (
        <ChoiceLink
          key={order}
          path={path}
          choice={{ ...choice, ordering: order }}
          isChosen={order === ordering}
        >
          {t(`reviews.order.${order}`)}
        </ChoiceLink>
      ))}
      <ChoiceLink
        path={path}
        choice={{ ...choice, with_comment: !withComment }}
        isChosen={withComment}
        hasMark
      >
        {t('reviews.order.withComment')}
      </ChoiceLink>
    </nav>
  );
}

interface ChoiceLinkProps extends ReviewOrderProps {
  isChosen: boolean;
  /** True for a filter, which is removed by choosing it again. */
  hasMark?: boolean;
  children: string;
}

function ChoiceLink({ path, choice, isChosen, hasMark = false, children }: ChoiceLinkProps) {
  const [search] = useSearchParams();
  return (
    <AppLink
      to={`${path}${searchOfChoice(search, choice)}#reviews`}
      className={chipClass({ active: isChosen })}
      aria-current={isChosen ? 'true' : undefined}
      rel="nofollow"
      state={STAYS_IN_PLACE}
      preventScrollReset
      replace
    >
      {hasMark && isChosen ? <Icon of={Check} size={16} /> : null}
      {children}
    </AppLink>
  );
}
