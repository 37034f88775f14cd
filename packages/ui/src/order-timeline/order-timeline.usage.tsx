import type { Usage } from '../testing/usage.ts'
import { OrderTimeline } from './index.ts'

export const usage: Usage = {
  when: ['On the page and in the mail of one order: where it is, since when, and what comes next.'],
  good: {
    text: 'Names of events, each with the moment when it happened.',
    Sample: () => (
      <OrderTimeline.Root aria-label="Order progress">
        <OrderTimeline.Item state="done">
          <OrderTimeline.Title>Confirmed</OrderTimeline.Title>
          <OrderTimeline.Date date="2026-11-20T09:12:00Z">20 November, 11:12</OrderTimeline.Date>
        </OrderTimeline.Item>
        <OrderTimeline.Item state="current">
          <OrderTimeline.Title>On its way</OrderTimeline.Title>
          <OrderTimeline.Description>Left the warehouse in Kyiv</OrderTimeline.Description>
        </OrderTimeline.Item>
        <OrderTimeline.Item state="upcoming">
          <OrderTimeline.Title>Delivered</OrderTimeline.Title>
        </OrderTimeline.Item>
      </OrderTimeline.Root>
    ),
  },
  bad: {
    text: 'Codes of the warehouse say nothing to a buyer, and nothing says when.',
    Sample: () => (
      <OrderTimeline.Root aria-label="Codes">
        <OrderTimeline.Item state="done">
          <OrderTimeline.Title>STATUS_20</OrderTimeline.Title>
        </OrderTimeline.Item>
        <OrderTimeline.Item state="current">
          <OrderTimeline.Title>STATUS_35</OrderTimeline.Title>
        </OrderTimeline.Item>
      </OrderTimeline.Root>
    ),
  },
  content: [
    'Past events in the past tense.',
    'Times in the time zone of the shop.',
    'A failed step says what to do now.',
  ],
}
