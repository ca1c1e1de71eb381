import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { UnlistedLines } from '../preview/unlisted-lines.tsx';
import styles from '../imports.module.css';
import { useKindTexts } from '../kinds.ts';
import { isNamedType } from './resource-types.ts';

type Fhir = NonNullable<Import['fhir']>;

/** Says what a FHIR file contains, what of it is left out, and which elements are wrong. */
export function FhirFile({ fhir, kind }: { fhir: Fhir; kind: Import['kind'] }) {
  const t = useText('fhir-imports');
  const { fhirNote } = useKindTexts(kind);
  const format = useFormat();
  const nameOf = (type: string) => (isNamedType(type) ? t(`types.${type}`) : type);
  const leftOut = fhir.left_out.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card tag="section" className={styles.stack}>
      <h2 className={styles.subtitle}>{t('title')}</h2>
      {fhir.read.length === 0 ? null : (
        <dl className={styles.counts}>
          {fhir.read.map(({ type, count }) => (
            <div key={type}>
              <dt>{nameOf(type)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.quiet}>
        {fhirNote} {t('note')}
      </p>
      {leftOut === 0 ? null : (
        <Disclosure summary={t('leftOut', { number: format.number(leftOut) })}>
          <ul className={styles.list}>
            {fhir.left_out.map(({ type, reason, count }) => (
              <li key={`${type} ${reason}`} className={styles.row}>
                <span className={styles.name}>
                  {nameOf(type)}: {format.number(count)}
                </span>
                <span className={styles.grow}>{t(`reasons.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <FhirFaults fhir={fhir} />
    </Card>
  );
}

/** The resources with a wrong element: its path, its value if it may be shown, and what is expected. */
function FhirFaults({ fhir: { faults, faults_count: count } }: { fhir: Fhir }) {
  const t = useText('fhir-imports');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Disclosure summary={t('faults', { number: format.number(count) })} defaultOpen>
      <ul className={styles.list}>
        {faults.map(({ path, reason, value }) => (
          <li key={path} className={styles.row}>
            <code className={styles.grow}>{path}</code>
            <span className={styles.grow}>
              {value === null ? '' : `${format.quote(value)} – `}
              {t(`faultReasons.${reason}`)}
            </span>
          </li>
        ))}
      </ul>
      <UnlistedLines count={count} listed={faults.length} />
    </Disclosure>
  );
}
