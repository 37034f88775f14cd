import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formatMessage } from '../internal/format-message.ts'
import { useShopUi } from '../provider/provider.tsx'
import { Column, exampleLocaleOf, localeFixtures } from '../testing/examples.tsx'
import { dateText } from './date-text.ts'
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
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const TypesAndChooses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals, step }) => {
    const { messages, locale } = localeFixtures(globals)
    const t = textsOf(globals)
    const input = canvas.getByRole('textbox', { name: t.label })
    await step('a date is typed', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, dateText('2026-12-15', locale))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        '2026-12-15',
        expect.objectContaining({ reason: 'input' }),
      )
    })
    await step('a day is chosen in the calendar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: messages.dateField?.open ?? '' }))
      await userEvent.click(await canvas.findByText('17'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        '2026-12-17',
        expect.objectContaining({ reason: 'calendar' }),
      )
      await expect(input).toHaveValue(dateText('2026-12-17', locale))
    })
  },
}
export const OpensACalendar: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { messages } = localeFixtures(globals)
    await userEvent.click(canvas.getByRole('button', { name: messages.dateField?.open ?? '' }))
    await expect(await canvas.findByRole('dialog', { name: textsOf(globals).label })).toBeVisible()
  },
}
export const ExplainsAnImpossibleDate: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { messages, locale } = localeFixtures(globals)
    const t = textsOf(globals)
    const input = canvas.getByRole('textbox', { name: t.label })
    await userEvent.clear(input)
    await userEvent.type(input, '31.02.2026')
    await userEvent.tab()
    await userEvent.tab()
    const wrong = formatMessage(messages.dateField?.invalid ?? '', { example: dateText('2026-12-31', locale) })
    await waitFor(() => expect(input).toHaveAccessibleDescription(`${wrong} ${t.hint}`))
    await expect(input).toBeInvalid()
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
export const ExplainsAnUnavailableDate: Story = {
  args: { defaultValue: '2026-12-13' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    const input = canvas.getByRole('textbox', { name: t.label })
    await userEvent.click(input)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveAccessibleDescription(`${t.closed} ${t.hint}`))
  },
}
export const Disabled: Story = { args: { disabled: true } }
