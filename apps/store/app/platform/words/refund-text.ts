import type { Refund } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import { formatDay } from './format-date.ts'
import type { ReturnsWords } from './uk/returns.ts'

interface RefundTextOptions {
  words: ReturnsWords['refunds']
  money: (amount: number) => string
  locale: Locale
}

/** What becomes of the money of a return. */
export const refundText = ({ amount, to, state, date }: Refund, { words, money, locale }: RefundTextOptions): string =>
  formatMessage(words[state === 'done' ? 'done' : to], {
    amount: money(amount),
    date: date === null ? '' : formatDay(date, locale),
  })
