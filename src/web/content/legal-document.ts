/** A text of the operator's, as the build makes it of its Markdown. */
export interface LegalDocument {
  /** The first heading. */
  title: string;
  /** The first paragraph, which says what the text is about. */
  description: string;
  /** The headings of the second level, each with the id it has in `html`. */
  sections: { id: string; title: string }[];
  /** All but the title. */
  html: string;
}
