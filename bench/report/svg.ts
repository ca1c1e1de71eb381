/** Drawings of figures, readable on light and on dark ground. */

interface Style {
  fill?: string;
  stroke?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** Told apart by people who confuse red and green as well. */
export const COLOURS = [
  '#1f77b4',
  '#e08214',
  '#7b3294',
  '#1b7837',
  '#c51b7d',
  '#8c510a',
  '#4d4d4d',
  '#d6604d',
  '#35978f',
] as const;
const INK = '#57606a';
const GROUND = '#ffffff';

export function drawing(width: number, height: number, title: string, parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="${GROUND}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

export function text(x: number, y: number, words: string, style: Style = {}): string {
  const { fill = INK, anchor = 'start' } = style;
  return `<text x="${at(x)}" y="${at(y)}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

export function bar(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${height}" fill="${fill}"/>`;
}

export function rule(from: readonly [number, number], to: readonly [number, number]): string {
  const [x1, y1, x2, y2] = [...from, ...to].map(at);
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#d0d7de"/>`;
}

export function curve(points: readonly (readonly [number, number])[], stroke: string): string {
  const path = points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ');
  const dots = points.map(
    ([x, y]) => `<circle cx="${at(x)}" cy="${at(y)}" r="4" fill="${stroke}"/>`,
  );
  return `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="2"/>${dots.join('')}`;
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
