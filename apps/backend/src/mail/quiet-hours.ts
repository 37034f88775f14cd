import type { MailTemplate } from '../outbox/outbox.ts'
import { kyivTime } from '../values/kyiv-time.ts'

/** Hours of Kyiv from which and until which no phone rings for a message that nobody has just asked for. */
const QUIET = { from: 21, until: 9 } as const

const HOUR_MS = 3_600_000

/** Messages that a shopper waits for in front of the page. */
const ASKED_FOR: readonly MailTemplate[] = ['order-code']

const isQuiet = (moment: Date): boolean => {
  const { hours } = kyivTime(moment)
  return hours >= QUIET.from || hours < QUIET.until
}

/** Templates that may go to phones at a moment; null: all. */
export const phoneTemplatesAt = (moment: Date): readonly MailTemplate[] | null => (isQuiet(moment) ? ASKED_FOR : null)

/** Since when all messages may go to phones; null in the quiet hours. */
export function phonesOpenSince(moment: Date): Date | null {
  if (isQuiet(moment)) return null
  const { hours, minutes, seconds } = kyivTime(moment)
  return new Date(moment.getTime() - (hours - QUIET.until) * HOUR_MS - (minutes * 60 + seconds) * 1_000)
}
