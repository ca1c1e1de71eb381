export interface Picture {
  scene: string;
  language: string;
  width: number;
  /** The path relative to the sheet. */
  file: string;
}

/** Returns a page with all screenshots: a row per scene and language, one column per width. */
export function contactSheet(pictures: readonly Picture[], widths: readonly number[]): string {
  const rows = Map.groupBy(pictures, ({ scene, language }) => `${scene} · ${language}`);
  const cells = [...rows].map(([title, row]) => {
    const images = row.map(
      ({ file, width }) =>
        `<a href="${file}" style="flex:${width}"><img src="${file}" alt="${title}, ${width} px" loading="lazy"></a>`,
    );
    return `<h2>${title}</h2><div>${images.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vizit at ${widths.join(', ')} px</title>
<style>body{margin:16px;background:#ddd;font:14px sans-serif}div{display:flex;gap:12px;align-items:start}
a{min-width:0}img{display:block;width:100%;box-shadow:0 1px 4px #0006}</style></head>
<body>${cells.join('\n')}</body></html>\n`;
}
