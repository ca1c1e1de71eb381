/** A legal document, converted from Markdown by the build. */
export interface LegalDocument {
  /** The first heading. */
  title: string;
  /** The first paragraph; it says what the document is about. */
  description: string;
  /** The second-level headings, each with its id in `html`. */
  sections: { id: string; title: string }[];
  /** The document without its title. */
  html: string;
}
