import type { Usage } from '../testing/usage.ts'
import { DateField } from './index.ts'

/** Sundays: no courier. */
const closed = (date: string) => (new Date(date).getUTCDay() === 0 ? 'No deliveries on Sundays' : null)

export const usage: Usage = {
  when: [
    'For a day in the next weeks: delivery, a call, a visit.',
    'For a day that is known by heart: typing is enough.',
  ],
  good: {
    text: 'What cannot be chosen is told before the choice.',
    Sample: () => (
      <DateField
        label="Delivery date"
        min="2026-11-24"
        max="2026-12-24"
        unavailableReason={closed}
        hint="Couriers work from Monday to Saturday"
      />
    ),
  },
  bad: {
    text: 'Two possible days are faster chosen as radios.',
    Sample: () => <DateField label="Today or tomorrow" min="2026-11-23" max="2026-11-24" />,
  },
  content: ['The label names the event: «Delivery date», not «Date».', 'A reason says when it is possible instead.'],
}
