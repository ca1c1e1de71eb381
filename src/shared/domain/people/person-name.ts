/** Matches invisible characters, except joiners within words of Persian or Indic names. */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d]\p{L})[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Matches a URL, even without a scheme if its top-level domain is common in our countries. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d-]{3}\.(?:com|net|org|info|biz|app|xyz|top|site|online|shop|ru|kz|kg|hu|ro|ae|io)(?![\p{L}\d])/iu;

/** Removes invisible characters, such as marks that reverse the text, and repeated spaces. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Matches the signs of markup and of templates, which no name has. */
const MARKUP = /[<>{}\\]/;

/** Returns true if a text, in any script, can be a person's name: it has letters, no link and no markup. */
export function isPersonName(name: string): boolean {
  const shown = cleanName(name);
  return /\p{L}/u.test(shown) && !LINK.test(shown) && !MARKUP.test(shown);
}
