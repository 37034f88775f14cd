import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useShopUi } from '../provider/provider.tsx'
import { Column, exampleLocaleOf, localeFixtures } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { DateField, type DateFieldProps } from './index.ts'

const texts = {
  uk: { label: 'Дата доставки', hint: 'Кур’єр працює з понеділка до суботи', closed: 'У неділю не доставляємо' },
  ru: {
    label: 'Дата доставки',
    hint: 'Курьер работает с понедельника по субботу',
    closed: 'В воскресенье не доставляем',
  },
  en: {
    label: 'Delivery date',
    hint: 'The courier works from Monday to Saturday',
    closed: 'No deliveries on Sundays',
  },
}
const textsOf = (globals: Readonly<Record<string, unknown>>) => texts[localeFixtures(globals).locale]

function Delivery({ label, hint, ...rest }: DateFieldProps) {
  const { locale } = useShopUi()
  const t = texts[exampleLocaleOf(locale)]
  return (
    <div style={{ minBlockSize: 480 }}>
      <Column width={360}>
        <DateField
          unavailableReason={date => (new Date(date).getUTCDay() === 0 ? t.closed : null)}
          {...rest}
          label={label || t.label}
          hint={hint || t.hint}
        />
      </Column>
    </div>
  )
}

/** Sundays: no courier. */
const closed = (date: string) => (new Date(date).getUTCDay() === 0 ? 'No deliveries on Sundays' : null)

const usage: Usage = {
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

const meta = {
  title: 'Forms/Date field',
  tags: ['preview'],
  component: DateField,
  args: {
    label: '',
    defaultValue: '2026-12-09',
    min: '2026-12-03',
    max: '2026-12-24',
    required: false,
    readOnly: false,
    disabled: false,
    valid: false,
    onValueChange: fn(),
  },
  render: args => <Delivery {...args} />,
  parameters: { usage },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const OpensACalendar: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { messages } = localeFixtures(globals)
    await userEvent.click(canvas.getByRole('button', { name: messages.dateField?.open ?? '' }))
    await expect(await canvas.findByRole('dialog', { name: textsOf(globals).label })).toBeVisible()
  },
}
function SundayIsClosed(props: DateFieldProps) {
  const { locale } = useShopUi()
  return <Delivery {...props} error={texts[exampleLocaleOf(locale)].closed} />
}
export const Unavailable: Story = {
  args: { defaultValue: '2026-12-13' },
  render: args => <SundayIsClosed {...args} />,
}
export const Disabled: Story = { args: { disabled: true } }
