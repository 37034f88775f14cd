import type { Question } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { formatDateline } from '../../../platform/words/format-date.ts'
import { nonBreakingRanges } from '../../../platform/words/non-breaking-text.ts'

/** The fields of a question that the pages show. */
export const questionView = ({ id, lang, name, text, answer, date }: Question, locale: Locale) => ({
  id,
  /** Where it is another than that of the page. */
  ...(lang !== locale && { lang }),
  name,
  text: nonBreakingRanges(text),
  answer: nonBreakingRanges(answer),
  date: date.slice(0, 10),
  day: formatDateline(date, locale),
})

export type QuestionView = ReturnType<typeof questionView>

/** Path of the page of the questions about a product. */
export const questionsPath = (locale: Locale, page: string, product: string): string =>
  localise(`/questions/${page}/${product}`, locale)
