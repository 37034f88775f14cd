/** Word joiner: prevents a line break. */
const JOINER = '\u2060'
const NO_BREAK = '\u00a0'

/** Prevents line breaks within ranges: «60–64». */
export const nonBreakingRanges = (text: string): string =>
  text.replace(/(?<=[\dA-Z])–(?=[\dA-Z])/g, `${JOINER}–${JOINER}`)

/** Prevents line breaks within ranges and grouped numbers («0 800 33 04 71») of a text or its HTML. */
export const nonBreakingNumbers = (text: string): string => nonBreakingRanges(text).replace(/(?<=\d) (?=\d)/g, NO_BREAK)

/** Keeps words of one letter («і», «в», «с») in a text or its HTML on the line of the word after them. */
const nonBreakingParticles = (text: string): string =>
  text.replace(/(?<=(?:^|[\s«(>])\p{Script=Cyrillic}) (?=[\p{L}\d«])/gu, NO_BREAK)

/** Prevents what a typesetter would not let stand at the end of a line: parts of numbers, and words of one letter. */
export const nonBreakingProse = (text: string): string => nonBreakingParticles(nonBreakingNumbers(text))

/** Longest part of a summary without line breaks, in characters. */
const SHORT = 16

/** Prevents line breaks within short facts of a summary («120 г/м² · M–4XL»): only after a dot, or within long facts. */
export const nonBreakingFacts = (summary: string): string =>
  nonBreakingRanges(summary)
    .split(' · ')
    .map(part => part.replace(part.length > SHORT ? /(?<=\d) /g : / /g, NO_BREAK))
    .join(`${NO_BREAK}· `)
