import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Column } from '../internal/examples.tsx'
import { Combobox, type ComboboxOption } from './combobox.tsx'

const cities: readonly ComboboxOption[] = [
  { id: 'kyiv', text: 'Київ' },
  { id: 'lviv', text: 'Львів' },
  { id: 'odesa', text: 'Одеса' },
  { id: 'dnipro', text: 'Дніпро' },
  { id: 'kharkiv', text: 'Харків' },
  { id: 'kremenchuk', text: 'Кременчук', detail: 'Полтавська обл.' },
  { id: 'kremenets', text: 'Кременець', detail: 'Тернопільська обл.' },
]
const find = async (query: string): Promise<readonly ComboboxOption[]> =>
  query === ''
    ? cities.slice(0, 5)
    : cities.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))

const meta = {
  title: 'Checkout/Combobox',
  component: Combobox,
  args: { label: 'Місто', load: find, delay: 0, favourites: cities.slice(0, 5), onValueChange: fn() },
  render: args => (
    <div style={{ minBlockSize: 420 }}>
      <Column width={560}>
        <Combobox {...args} />
      </Column>
    </div>
  ),
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const City: Story = {
  play: async ({ canvas, args, step }) => {
    const city = canvas.getByRole('combobox', { name: 'Місто' })
    await step('focus offers the first entries', async () => {
      await userEvent.click(city)
      await waitFor(() => expect(canvas.getByRole('option', { name: 'Київ' })).toBeVisible())
    })
    await step('typing narrows, Down and Enter choose', async () => {
      await userEvent.type(city, 'крем')
      await canvas.findByRole('option', { name: /Кременчук/ })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(city).toHaveValue('Кременчук')
      await expect(args.onValueChange).toHaveBeenCalledWith(cities[5])
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('a favourite is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Львів' }))
      await expect(city).toHaveValue('Львів')
    })
  },
}

export const OpenList: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'крем')
    await canvas.findByRole('option', { name: /Кременець/ })
    await userEvent.keyboard('{ArrowDown}')
  },
}
export const OpenListInTheDark: Story = { ...OpenList, globals: { scheme: 'dark' } }
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ъъъ')
    await expect(await canvas.findByRole('status')).toHaveTextContent('Нічого не знайдено')
  },
}
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible())
  },
}
export const Searching: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByText('Шукаємо…')).toBeVisible())
  },
}
export const Chosen: Story = { args: { defaultValue: cities[5] ?? null, valid: true } }
export const Missing: Story = {
  args: {
    label: 'Відділення',
    favourites: [],
    placeholder: 'Номер або вулиця',
    error: 'Це поле є обовьязковим!',
    required: true,
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Russian: Story = { args: { label: 'Город' }, globals: { locale: 'ru' } }
export const English: Story = { args: { label: 'City' }, globals: { locale: 'en' } }
