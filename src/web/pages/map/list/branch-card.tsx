import { MapPin } from 'lucide-react';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { paths } from '#shared/paths.ts';
import { Directions } from '#web/domain/contact/directions.tsx';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCityById } from '#web/domain/city/city.ts';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { cardClass } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './branch-card.module.css';
import type { ListedBranch } from './listed-branches.ts';

interface BranchCardProps {
  listed: ListedBranch;
  isChosen: boolean;
  /** Undefined where there is no map: the card links to other maps. */
  onChoose: (() => void) | undefined;
}

/** A branch in the list. */
export function BranchCard({ listed: { branch, distance }, isChosen, onChoose }: BranchCardProps) {
  const t = useT('map');
  const format = useFormat();
  const { language } = useApp();
  const { name, address, doctors_count: doctors, min_price: price } = branch;
  const [station] = branch.closest_stations;
  return (
    <li
      className={classNames(cardClass({ padding: 'none' }), styles.card, isChosen && styles.chosen)}
      data-branch={branch.id}
      aria-current={isChosen}
    >
      <h3 className={styles.name}>
        <ClinicName branch={branch} />
      </h3>
      <p className={styles.details}>
        <BranchRating branch={branch} />
        {doctors === 0 ? null : <span>{t('doctors', { count: doctors })}</span>}
      </p>
      <p>
        {fullAddress(branch, language)}
        {distance === null ? null : (
          <span className={styles.distance}>
            {t('fromYou', { distance: format.distance(distance) })}
          </span>
        )}
      </p>
      {station === undefined ? null : (
        <p className={styles.station}>
          {station.itineraries.map(({ short_name, icon_abs_url }) => (
            <img key={short_name} src={icon_abs_url} alt={short_name} width={16} height={16} />
          ))}
          {station.name}, {format.distance(station.distance)}
        </p>
      )}
      <p className={styles.end}>
        <span className={styles.price}>
          {price === null ? null : t('priceFrom', { price: format.money(price) })}
        </span>
        {onChoose === undefined ? null : (
          <Button
            variant="quiet"
            size="sm"
            className={styles.onMap}
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            <Icon of={MapPin} size={16} />
            {t('onMap')}
            <VisuallyHidden>{`: ${name}, ${address}`}</VisuallyHidden>
          </Button>
        )}
      </p>
      {onChoose === undefined ? <Directions branch={branch} /> : null}
    </li>
  );
}

function ClinicName({ branch }: Pick<ListedBranch, 'branch'>) {
  const city = useCityById(branch.city);
  const hasPage = useHasPage();
  if (city === undefined || !hasPage('clinics')) return branch.name;
  return <AppLink to={paths.clinic(city.slug, branch.clinic_slug)}>{branch.name}</AppLink>;
}

function BranchRating({ branch }: Pick<ListedBranch, 'branch'>) {
  const t = useT('map');
  const format = useFormat();
  if (branch.feedback_score === null) return <span>{t('noReviews')}</span>;
  const score = format.score(branch.feedback_score);
  return (
    <Rating
      score={score}
      label={t('score', { score })}
      count={t('reviews', { count: branch.feedback_count })}
    />
  );
}
