import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Column } from '../internal/examples.tsx'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Page/Menu',
  component: Menu,
  args: {
    'aria-label': 'Каталог',
    items: [
      {
        name: 'Куртки та жилети',
        url: '#1',
        children: [
          {
            name: 'Робочі',
            url: '#11',
            children: [{ name: 'Літні', url: '#111', children: [{ name: 'Бавовняні', url: '#1111' }] }],
          },
          { name: 'Утеплені', url: '#12' },
        ],
      },
      { name: 'Штани та напівкомбінезони', url: '#2' },
      { name: 'Захисне взуття для будівництва та складу', url: '#3', children: [{ name: 'Черевики', url: '#31' }] },
    ],
    current: '#2',
  },
  render: args => (
    <Column width={388}>
      <Menu {...args} />
    </Column>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const FirstLevel: Story = {}

export const FourLevelsDownAndBack: Story = {
  play: async ({ canvas, step }) => {
    await step('each level down moves the focus to the way back', async () => {
      for (const [name, back] of [
        ['Куртки та жилети', 'Назад: Каталог'],
        ['Робочі', 'Назад: Куртки та жилети'],
        ['Літні', 'Назад: Робочі'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: `Відкрити розділ: ${name}` }))
        await expect(canvas.getByRole('button', { name: back })).toHaveFocus()
      }
    })
    await step('the fourth level goes no further', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Бавовняні' })).toBeVisible())
      await expect(canvas.queryByRole('button', { name: /Відкрити/ })).toBeNull()
    })
    await step('back returns to the button that led there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Назад: Робочі' }))
      await expect(canvas.getByRole('button', { name: 'Відкрити розділ: Літні' })).toHaveFocus()
    })
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
