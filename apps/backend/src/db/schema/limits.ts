/**
 * Limits of the catalogue's columns, which the import accepts and the export keeps. Texts in characters: code points, as Postgres counts.
 */
export const catalogueLimits = {
  /** Of a size, and of a product. */
  code: 80,
  slug: 180,
  /** Ids of groups in feeds: an export writes the slug of a model and a number. */
  group: 200,
  brand: 100,
  colour: 60,
  size: 40,
  name: 255,
  /** As sanitised HTML: of the 50,000 characters that were accepted once, each may be a reference. */
  description: 250_000,
  paramName: 100,
  paramValue: 1_000,
  /** Of a product, its brand and its colour included. */
  characteristics: 250,
  picture: 2_000,
  pictures: 20,
  /** Of a product. With more, answers about a hundred products would exceed 2 MB. */
  sizes: 100,
  /** Of a model. */
  colours: 40,
  /** Kopiykas. */
  price: 999_999_999,
  /** Quantity: of a size, or of a product without sizes. More pieces do not come back; the sum of all sizes has 32 bits. */
  stock: 10_000_000,
} as const

/** Characters of a text as Postgres counts them. */
export const characters = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** What no column of the catalogue holds: characters that XML cannot carry, and the delete character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
export const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/
