import type { NewsCard } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { datelineParts } from '../../../platform/words/format-date.ts'
import { nonBreakingProse } from '../../../platform/words/non-breaking-text.ts'

/** The fields of an article that a list renders. */
export const newsItem = ({ title, lead, url, date }: NewsCard, locale: Locale) => ({
  title: nonBreakingProse(title),
  lead: nonBreakingProse(lead),
  url,
  date,
  ...datelineParts(date, locale),
})

export type NewsItem = ReturnType<typeof newsItem>
