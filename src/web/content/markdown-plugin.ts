import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { LegalDocument } from './legal-document.ts';

const MARKDOWN = /\.md$/;

/** Converts Markdown files to modules, so neither server nor browser parses Markdown. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform: {
      filter: { id: MARKDOWN },
      handler(source, file) {
        const document = readDocument(source, (problem) => this.error(`${file} ${problem}`));
        return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js', map: null };
      },
    },
  };
}

function readDocument(source: string, fail: (problem: string) => never): LegalDocument {
  const [heading, ...rest] = marked.lexer(source);
  if (heading === undefined || !isHeading(heading, 1)) fail('does not begin with its title');
  const introduction = rest.find(isParagraph);
  if (introduction === undefined) fail('does not say what it is about');
  const sections: LegalDocument['sections'] = [];
  const html = rest.map((token) => {
    if (!isHeading(token, 2)) return marked.parser([token]);
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: token.text });
    return `<h2 id="${id}">${marked.Parser.parseInline(token.tokens)}</h2>\n`;
  });
  return {
    title: heading.text,
    description: introduction.text,
    sections,
    html: html.join(''),
  };
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === depth;
}

function isParagraph(token: Token): token is Tokens.Paragraph {
  return token.type === 'paragraph';
}
