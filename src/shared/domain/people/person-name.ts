/** Characters that are not seen, joiners within words of Persian or Indic names apart. */
const INVISIBLE =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d]\p{L})[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A web address, also one without a scheme under a domain that people here would write. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d-]{3}\.(?:com|net|org|info|biz|app|xyz|top|site|online|shop|ru|kz|kg|hu|ro|ae|io)(?![\p{L}\d])/iu;

/** The name without what cannot be seen, such as marks that reverse the text; blanks are single. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Checks that a text can be the name of a person, in any script: it has letters and is no link. */
export function isPersonName(name: string): boolean {
  const shown = cleanName(name);
  return /\p{L}/u.test(shown) && !LINK.test(shown);
}
