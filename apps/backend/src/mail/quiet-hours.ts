import type { MailTemplate } from '../outbox/outbox.ts'
import { kyivDay, kyivHour, momentInKyiv } from '../values/kyiv-time.ts'

/** Hours of Kyiv from which and until which no phone rings for a message that nobody has just asked for. */
const QUIET = { from: 21, until: 9 } as const

/** Messages that a shopper waits for in front of the page. */
const ASKED_FOR: readonly MailTemplate[] = ['order-code']

const isQuiet = (moment: Date): boolean => {
  const hour = kyivHour(moment)
  return hour >= QUIET.from || hour < QUIET.until
}

/** Templates that may go to phones at a moment; null: all. */
export const phoneTemplatesAt = (moment: Date): readonly MailTemplate[] | null => (isQuiet(moment) ? ASKED_FOR : null)

/** Since when all messages may go to phones; null in the quiet hours. */
export const phonesOpenSince = (moment: Date): Date | null =>
  isQuiet(moment) ? null : momentInKyiv(`${kyivDay(moment)} ${String(QUIET.until).padStart(2, '0')}:00`)
