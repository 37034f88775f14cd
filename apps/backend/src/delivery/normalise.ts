import { normalise } from '../text-matching/tokenize.ts'

/** Normalises a name for searching: lower case, no apostrophes, ґ as г and ё as е, anything but letters and digits as one space. */
export const normaliseName = (text: string): string =>
  normalise(text)
    .replace(/["«»“”]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A normalised query with «область» and «район», as far as they are typed, written as in the names of the directory. */
export const withShortRegions = (text: string): string =>
  text.replace(/ обла\p{L}*/gu, ' обл').replace(/ райо\p{L}*/gu, ' р н')
