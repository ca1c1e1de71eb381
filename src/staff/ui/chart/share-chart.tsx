import { useState, type CSSProperties, type PointerEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useFormat } from '#staff/lib/format.ts';
import { labelLevels, shareTicks } from './axis.ts';
import styles from './share-chart.module.css';

interface ChartColumn {
  key: string;
  /** Below the chart, as far as there is space. */
  label: string;
  /** From 0 to 1; null if there is nothing that it could be a share of. */
  share: number | null;
  /** The share of the same column in the period before; null if it is not known. */
  before: number | null;
  /** The column and its values in words. */
  text: string;
}

interface ShareChartProps {
  label: string;
  columns: readonly ChartColumn[];
  /** The names of the columns and of the marks over them; without marks, no legend is needed. */
  legend: { current: string; before: string };
}

/**
 * Shares as columns, with marks for those of the period before. One column is chosen and stands above in words:
 * the last, or the one that a pointer is over or that the arrow keys reach.
 */
export function ShareChart({ label, columns, legend }: ShareChartProps) {
  const format = useFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = columns.length - 1;
  const index = Math.min(chosen ?? last, last);
  const text = columns[index]?.text ?? '';
  const hasBefore = columns.some(({ before }) => before !== null);
  const ticks = shareTicks(
    Math.max(0, ...columns.flatMap(({ share, before }) => [share ?? 0, before ?? 0])),
  );
  const top = ticks.at(-1) ?? 1;
  const heightOf = (share: number) => `${(Math.min(share, top) / top) * 100}%`;
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * columns.length);
    setChosen(Math.min(Math.max(column, 0), last));
  };
  return (
    <div className={styles.chart}>
      <p className={styles.text} aria-hidden="true">
        {text}
      </p>
      <div className={styles.plot}>
        <div aria-hidden="true" className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ bottom: heightOf(tick) }}>
              {format.percent(tick)}
            </span>
          ))}
        </div>
        <div className={styles.area} onPointerDown={point} onPointerMove={point}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.line} style={{ bottom: heightOf(tick) }} />
          ))}
          {columns.map(({ key, share, before }, column) => (
            <span key={key} className={styles.column} data-chosen={column === index || undefined}>
              {share === null ? null : (
                <span className={styles.bar} style={{ height: heightOf(share) }} />
              )}
              {before === null ? null : (
                <span className={styles.before} style={{ bottom: heightOf(before) }} />
              )}
            </span>
          ))}
          <input
            type="range"
            className={styles.slider}
            aria-label={label}
            aria-valuetext={text}
            min={0}
            max={last}
            value={index}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
        <Labels columns={columns} />
      </div>
      {hasBefore ? (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.key}>
            <span className={styles.bar} /> {legend.current}
          </span>
          <span className={styles.key}>
            <span className={styles.before} /> {legend.before}
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** The names of as many columns as fit beside each other. */
function Labels({ columns }: Pick<ShareChartProps, 'columns'>) {
  const levels = labelLevels(columns.length);
  return (
    <div className={styles.labels} aria-hidden="true">
      {columns.map(({ key, label }, column) => {
        const level = levels[column] ?? null;
        if (level === null) return null;
        const position = { '--position': (column + 0.5) / columns.length } as CSSProperties;
        return (
          <span
            key={key}
            className={classNames(
              styles.label,
              level === 1 && styles.some,
              level === 2 && styles.wide,
            )}
            style={position}
          >
            {label}
          </span>
        );
      })}
    </div>
  );
}
