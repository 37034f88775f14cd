import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useShopUi } from '../provider/provider.tsx'
import { exampleLocaleOf } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { OrderTimeline, type OrderTimelineRootProps, type OrderTimelineState } from './index.ts'

const texts = {
  uk: {
    label: 'Хід замовлення',
    steps: ['Прийнято', 'Підтверджено', 'У дорозі', 'Доставлено'],
    paid: 'Оплачено',
    where: 'Посилка виїхала зі складу в Києві',
    track: 'Де посилка зараз',
    cancelled: 'Скасовано',
    why: 'Ви скасували замовлення: кошти повернемо до 3 днів',
  },
  ru: {
    label: 'Ход заказа',
    steps: ['Принят', 'Подтверждён', 'В пути', 'Доставлен'],
    paid: 'Оплачен',
    where: 'Посылка выехала со склада в Киеве',
    track: 'Где посылка сейчас',
    cancelled: 'Отменён',
    why: 'Вы отменили заказ: деньги вернём до 3 дней',
  },
  en: {
    label: 'Order progress',
    steps: ['Received', 'Confirmed', 'On its way', 'Delivered'],
    paid: 'Paid',
    where: 'The parcel left the warehouse in Kyiv',
    track: 'Where the parcel is now',
    cancelled: 'Cancelled',
    why: 'You cancelled the order: the money is back within 3 days',
  },
} as const
const dates = ['2026-11-20T09:12:00Z', '2026-11-20T10:40:00Z', '2026-11-21T15:30:00Z', '2026-11-24T12:00:00Z'] as const

interface PlaygroundArgs extends OrderTimelineRootProps {
  /** Step that the order is at, 1 to 4. */
  step: number
  /** The order was cancelled after that step. */
  cancelled: boolean
}

function Timeline({ step, cancelled, ...root }: PlaygroundArgs) {
  const { steps, label, paid, where, track, ...words } = texts[exampleLocaleOf(useShopUi().locale)]
  const stateOf = (index: number): OrderTimelineState =>
    index < step - 1 || (cancelled && index < step) ? 'done' : index === step - 1 ? 'current' : 'upcoming'
  return (
    <OrderTimeline.Root aria-label={label} {...root}>
      {steps.slice(0, cancelled ? step : undefined).flatMap((title, index) => [
        <OrderTimeline.Item key={title} state={stateOf(index)}>
          <OrderTimeline.Title>{title}</OrderTimeline.Title>
          {index < step && <OrderTimeline.Date date={dates[index] ?? dates[0]} />}
          {index === 2 && index === step - 1 && !cancelled && (
            <>
              <OrderTimeline.Description>{where}</OrderTimeline.Description>
              <OrderTimeline.Link href="#parcel">{track}</OrderTimeline.Link>
            </>
          )}
        </OrderTimeline.Item>,
        index === 0 && (
          <OrderTimeline.Item key="paid" state="done" variant="event">
            <OrderTimeline.Title>{paid}</OrderTimeline.Title>
            <OrderTimeline.Date date="2026-11-20T09:14:00Z" />
          </OrderTimeline.Item>
        ),
      ])}
      {cancelled && (
        <OrderTimeline.Item state="failed" stateText={null}>
          <OrderTimeline.Title>{words.cancelled}</OrderTimeline.Title>
          <OrderTimeline.Date date="2026-11-21T18:05:00Z" />
          <OrderTimeline.Description>{words.why}</OrderTimeline.Description>
        </OrderTimeline.Item>
      )}
    </OrderTimeline.Root>
  )
}

const usage: Usage = {
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

const meta = {
  title: 'Data/Order timeline',
  component: OrderTimeline.Root,
  args: { step: 3, cancelled: false, orientation: 'vertical' },
  argTypes: {
    step: { control: { type: 'range', min: 1, max: 4 } },
    orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] },
  },
  render: args => <Timeline {...args} />,
  parameters: { usage },
} satisfies Meta<PlaygroundArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const Horizontal: Story = { args: { orientation: 'horizontal' } }
export const Cancelled: Story = {
  args: { step: 2, cancelled: true },
}
export const LastStepFailed: Story = {
  ...Cancelled,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('data-state', 'failed')
  },
}
export const CancelledHorizontal: Story = { args: { step: 2, cancelled: true, orientation: 'horizontal' } }
/** Every step is done: none is current. */
export const Finished: Story = { args: { step: 5 } }
