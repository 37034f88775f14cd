/**
 * A dot, of any script, or colon of what mail programs take for an address, though nobody made it a link: «evil.example», «i❤.ws»,
 * «https://…», «tel:…».
 */
const SEPARATOR = /(?<=[^\s.．․﹒。｡])[.．․﹒。｡](?=[\p{L}\p{M}])|(?<=\p{L}):(?=\S)/gu

/** A space of no width behind it: the address is read as before, but is no link. */
const broken = (text: string): string => text.replace(SEPARATOR, '$&\u200b')

/** The parts of HTML: links, style sheets and comments as wholes, tags, and the text between them. */
const PARTS = /<(a|style|title)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/gi

/** HTML of a mail in which only its own links are links: what shoppers have written makes none. */
export const withoutForeignLinks = (html: string): string =>
  html.replace(PARTS, part => (part.startsWith('<') ? part : broken(part)))

/** The same of plain text: `own` are the addresses that the HTML links to, e-mail addresses too. */
export const withoutForeignLinksInText = (text: string, own: ReadonlySet<string>): string =>
  text.replace(/\S+/g, word => (own.has(word) ? word : broken(word)))

/** The addresses that the links of HTML lead to, as its plain text writes them. */
export const linksOf = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/gi)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&').replace(/^mailto:/, ''),
    ),
  )
