/** Joins words and figures that must not part at the end of a line. */
const JOINER = '\u2060'
const NO_BREAK = '\u00a0'

/** «60–64» stays whole wherever it stands in a text. */
export const nonBreakingRanges = (text: string): string =>
  text.replace(/(?<=[\dA-Z])–(?=[\dA-Z])/g, `${JOINER}–${JOINER}`)

/** In a text or its HTML: ranges stay whole, and so do the groups of one number, «0 800 33 04 71». */
export const nonBreakingNumbers = (text: string): string => nonBreakingRanges(text).replace(/(?<=\d) (?=\d)/g, NO_BREAK)

/** Longest part of a summary that is kept on one line, in characters. */
const SHORT = 16

/** Keeps «120 г/м²» and «M–4XL» whole: a line ends after a dot between the parts or inside a long one. */
export const nonBreakingFacts = (summary: string): string =>
  nonBreakingRanges(summary)
    .split(' · ')
    .map(part => part.replace(part.length > SHORT ? /(?<=\d) /g : / /g, NO_BREAK))
    .join(`${NO_BREAK}· `)
