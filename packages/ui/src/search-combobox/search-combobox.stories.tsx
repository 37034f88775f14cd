import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, ExamplePicture } from '../internal/examples.tsx'
import { SearchCombobox, SearchComboboxView, type Suggestion } from './index.ts'

const goods: readonly Suggestion[] = [
  {
    id: 'travers',
    text: 'Куртка робоча «Траверс»',
    href: '#travers',
    detail: '2 490 ₴',
    picture: <ExamplePicture name="jacket-front" />,
  },
  { id: 'obriy', text: 'Жилет сигнальний «Обрій» із кишенями', href: '#obriy', detail: '690 ₴' },
  { id: 'jackets', text: 'Куртки та жилети', href: '#jackets', detail: 'категорія' },
]
const nothing = () => {}
const find = async (query: string): Promise<readonly Suggestion[]> =>
  goods.filter(({ text }) => text.toLocaleLowerCase().includes(query.toLocaleLowerCase()))

const meta = {
  title: 'Page/Search combobox',
  component: SearchCombobox,
  args: {
    action: '#search',
    load: find,
    delay: 0,
    onChoose: fn(),
    onSend: fn(),
  },
  render: args => (
    <div style={{ minBlockSize: 320 }}>
      <Column width={560}>
        <SearchCombobox
          {...args}
          onChoose={(suggestion, event) => {
            event.preventDefault()
            args.onChoose?.(suggestion, event)
          }}
          onSend={(query, event) => {
            event.preventDefault()
            args.onSend?.(query, event)
          }}
        />
      </Column>
    </div>
  ),
} satisfies Meta<typeof SearchCombobox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Пошук товарів' })
    await step('typing offers suggestions and says how many', async () => {
      await userEvent.type(field, 'кур')
      await canvas.findByRole('option', { name: /Траверс/ })
      await expect(canvas.getByRole('status')).toHaveTextContent('Знайдено 2 варіанти')
    })
    await step('Down and Enter follow the marked one', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChoose).toHaveBeenCalledWith(goods[0], expect.anything())
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('Enter without a mark sends what was typed', async () => {
      await userEvent.type(field, 'т')
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenCalledWith('курт', expect.anything())
    })
  },
}
const typed =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
  }
export const Suggestions: Story = { play: typed('жилет') }
export const SuggestionsInTheDark: Story = { play: typed('жилет'), globals: { scheme: 'dark' } }
export const NoAnswer: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'куртка{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('куртка', expect.anything())
  },
}
/** The view alone, held in one state by whoever keeps it. */
const held =
  (status: 'empty' | 'failed'): NonNullable<Story['render']> =>
  () => (
    <div style={{ minBlockSize: 180 }}>
      <Column width={560}>
        <SearchComboboxView
          action="#search"
          value="аквалангіст"
          onValueChange={nothing}
          status={status}
          open
          options={[]}
          active={null}
          onClose={nothing}
          onMove={nothing}
          onRetry={nothing}
        />
      </Column>
    </div>
  )
export const NothingFound: Story = { render: held('empty') }
export const NobodyAnswered: Story = { render: held('failed') }
export const NobodyAnsweredRussian: Story = { render: held('failed'), globals: { locale: 'ru' } }
export const NobodyAnsweredEnglish: Story = { render: held('failed'), globals: { locale: 'en', scheme: 'dark' } }
export const Empty: Story = {}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
