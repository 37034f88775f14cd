import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { formatMessage } from '../internal/format-message.ts'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import { Menu, type MenuProps } from './menu.tsx'

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: { 'aria-label': '', items: [], current: '#2' },
  argTypes: { items: { control: false } },
  render: args => <Catalogue {...args} />,
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

function Catalogue({ 'aria-label': label, items, ...rest }: MenuProps) {
  const { catalogue } = useExampleTexts()
  const { menu } = useExampleLists()
  return (
    <Column width={388}>
      <Menu key={catalogue} {...rest} aria-label={label || catalogue} items={items.length > 0 ? items : menu} />
    </Column>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const CurrentLinkIsMarked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { lists } = localeFixtures(globals)
    await expect(canvas.getByRole('link', { name: lists.menu[1]?.name ?? '' })).toHaveAttribute('aria-current', 'page')
  },
}

export const FourLevelsDownAndBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals, step }) => {
    const { texts, lists, messages } = localeFixtures(globals)
    const [jackets] = lists.menu
    const [working] = jackets?.children ?? []
    const [summer] = working?.children ?? []
    const [cotton] = summer?.children ?? []
    const opener = (name = '') => formatMessage(messages.menu.open, { name })
    const back = (name = '') => formatMessage(messages.menu.back, { name })
    await step('opening a level moves focus to its back button', async () => {
      for (const [level, above] of [
        [jackets?.name, texts.catalogue],
        [working?.name, jackets?.name],
        [summer?.name, working?.name],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: opener(level) }))
        await expect(canvas.getByRole('button', { name: back(above) })).toHaveFocus()
      }
    })
    await step('the fourth level has no triggers', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: cotton?.name ?? '' })).toBeVisible())
      await expect(canvas.getAllByRole('button')).toHaveLength(1)
    })
    await step('back returns focus to the trigger', async () => {
      await userEvent.click(canvas.getByRole('button', { name: back(working?.name) }))
      await expect(canvas.getByRole('button', { name: opener(summer?.name) })).toHaveFocus()
    })
  },
}
