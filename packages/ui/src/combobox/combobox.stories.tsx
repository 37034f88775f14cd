import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx'

type Load = ComboboxProps<ComboboxOption>['load']

/** An answer of a shop's server, at once. */
const from =
  (cities: readonly ComboboxOption[]): Load =>
  async query =>
    query === ''
      ? cities.slice(0, 5)
      : cities.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
/** Stands for the cities in the toolbar's language. */
const citiesOfTheLanguage: Load = async () => []

function City({ label, load, chosen = false, ...rest }: ComboboxProps<ComboboxOption> & { chosen?: boolean }) {
  const words = useExampleWords()
  const { cities } = useExampleLists()
  return (
    <div style={{ minBlockSize: 420 }}>
      <Column width={560}>
        <Combobox
          key={words.city}
          label={label || words.city}
          load={load === citiesOfTheLanguage ? from(cities) : load}
          favourites={cities.slice(0, 5)}
          defaultValue={chosen ? cities[5] : null}
          {...rest}
        />
      </Column>
    </div>
  )
}

const meta = {
  title: 'Checkout/Combobox',
  component: Combobox,
  args: { label: '', load: citiesOfTheLanguage, delay: 0, required: false, disabled: false, onValueChange: fn() },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  render: args => <City {...args} />,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const { words, lists } = spoken(globals)
    const [first, second, , , , sixth] = lists.cities
    const city = canvas.getByRole('combobox', { name: words.city })
    await step('focus offers the first entries', async () => {
      await userEvent.click(city)
      await waitFor(() => expect(canvas.getByRole('option', { name: first.text })).toBeVisible())
    })
    await step('typing narrows, Down and Enter choose', async () => {
      await userEvent.type(city, lists.cityQuery)
      await canvas.findByRole('option', { name: new RegExp(sixth.text) })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(city).toHaveValue(sixth.text)
      await expect(args.onValueChange).toHaveBeenCalledWith(sixth)
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('a favourite is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: second.text }))
      await expect(city).toHaveValue(second.text)
    })
  },
}

export const OpenList: Story = {
  play: async ({ canvas, globals }) => {
    const { lists } = spoken(globals)
    await userEvent.type(canvas.getByRole('combobox'), lists.cityQuery)
    await canvas.findByRole('option', { name: new RegExp(lists.cities[6].text) })
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const OpenListInTheDark: Story = { ...OpenList, globals: { scheme: 'dark' } }
export const NothingFound: Story = {
  play: async ({ canvas, globals }) => {
    const { lists, messages } = spoken(globals)
    await userEvent.type(canvas.getByRole('combobox'), lists.unknown)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(messages.combobox.empty))
  },
}
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const retry = spoken(globals).messages.combobox.retry
    await waitFor(() => expect(canvas.getByRole('button', { name: retry })).toBeVisible())
  },
}
export const Searching: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText(spoken(globals).messages.combobox.loading)).toBeVisible())
  },
}
export const Chosen: Story = { args: { valid: true }, render: args => <City {...args} chosen /> }

function Point(props: ComboboxProps<ComboboxOption>) {
  const words = useExampleWords()
  return <City {...props} label={words.point} placeholder={words.pointHint} favourites={[]} error={words.required} />
}
export const Missing: Story = {
  args: { required: true },
  render: args => <Point {...args} />,
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await expect(canvas.getByRole('combobox', { name: words.point })).toHaveAccessibleDescription(words.required)
  },
}
export const Disabled: Story = { args: { disabled: true }, render: args => <City {...args} chosen /> }
export const Russian: Story = { ...OpenList, globals: { locale: 'ru' } }
export const English: Story = { ...OpenList, globals: { locale: 'en' } }
