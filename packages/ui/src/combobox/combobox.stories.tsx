import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx'

type Load = ComboboxProps<ComboboxOption>['load']

/** Resolves like a server, without delay. */
const searchIn =
  (cities: readonly ComboboxOption[]): Load =>
  async query =>
    query === ''
      ? cities.slice(0, 5)
      : cities.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
/** Placeholder: replaced by the cities in the toolbar's language. */
const localisedCities: Load = async () => []

function City({ label, load, selected = false, ...rest }: ComboboxProps<ComboboxOption> & { selected?: boolean }) {
  const texts = useExampleTexts()
  const { cities } = useExampleLists()
  return (
    <div style={{ minBlockSize: 420 }}>
      <Column width={560}>
        <Combobox
          key={texts.city}
          label={label || texts.city}
          load={load === localisedCities ? searchIn(cities) : load}
          popularOptions={cities.slice(0, 5)}
          defaultValue={selected ? cities[5] : null}
          {...rest}
        />
      </Column>
    </div>
  )
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: '', load: localisedCities, delay: 0, required: false, disabled: false, onValueChange: fn() },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  render: args => <City {...args} />,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const { texts, lists } = localeFixtures(globals)
    const [first, second, , , , sixth] = lists.cities
    const city = canvas.getByRole('combobox', { name: texts.city })
    await step('focus shows the initial options', async () => {
      await userEvent.click(city)
      await waitFor(() => expect(canvas.getByRole('option', { name: first.text })).toBeVisible())
    })
    await step('typing filters, Down and Enter select', async () => {
      await userEvent.type(city, lists.cityQuery)
      await canvas.findByRole('option', { name: new RegExp(sixth.text) })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(city).toHaveValue(sixth.text)
      await expect(args.onValueChange).toHaveBeenCalledWith(sixth, expect.anything())
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('a popular option is selected by press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: second.text }))
      await expect(city).toHaveValue(second.text)
    })
  },
}

export const OpenList: Story = {
  play: async ({ canvas, globals }) => {
    const { lists } = localeFixtures(globals)
    await userEvent.type(canvas.getByRole('combobox'), lists.cityQuery)
    await canvas.findByRole('option', { name: new RegExp(lists.cities[6].text) })
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const OpenListDark: Story = { ...OpenList, globals: { scheme: 'dark' } }
export const NothingFound: Story = {
  play: async ({ canvas, globals }) => {
    const { lists, messages } = localeFixtures(globals)
    await userEvent.type(canvas.getByRole('combobox'), lists.unknown)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(messages.combobox.empty))
  },
}
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const retry = localeFixtures(globals).messages.combobox.retry
    await waitFor(() => expect(canvas.getByRole('button', { name: retry })).toBeVisible())
  },
}
export const Searching: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText(localeFixtures(globals).messages.combobox.loading)).toBeVisible())
  },
}
export const Selected: Story = { args: { valid: true }, render: args => <City {...args} selected /> }

function Point(props: ComboboxProps<ComboboxOption>) {
  const texts = useExampleTexts()
  return (
    <City {...props} label={texts.point} placeholder={texts.pointHint} popularOptions={[]} error={texts.required} />
  )
}
export const WithError: Story = {
  args: { required: true },
  render: args => <Point {...args} />,
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await expect(canvas.getByRole('combobox', { name: texts.point })).toHaveAccessibleDescription(texts.required)
  },
}
export const Disabled: Story = { args: { disabled: true }, render: args => <City {...args} selected /> }
export const Russian: Story = { ...OpenList, globals: { locale: 'ru' } }
export const English: Story = { ...OpenList, globals: { locale: 'en' } }
