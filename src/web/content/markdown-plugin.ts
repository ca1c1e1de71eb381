import { marked } from 'marked';
import type { Plugin } from 'vite';

const MARKDOWN = /\.md$/;

/** Makes a module of a Markdown file: its first heading as `title`, the rest of it as `html`. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform: {
      filter: { id: MARKDOWN },
      handler(source, file) {
        const [heading, ...rest] = marked.lexer(source);
        if (heading?.type !== 'heading' || heading.depth !== 1) {
          this.error(`${file} does not begin with its title`);
        }
        const document = { title: heading.text as string, html: marked.parser(rest) };
        return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js', map: null };
      },
    },
  };
}
