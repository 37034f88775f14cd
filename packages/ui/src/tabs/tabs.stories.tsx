import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { spoken, useExampleWords } from '../testing/examples.tsx'
import * as Tabs from './parts.ts'

const meta = {
  title: 'Product/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'technical', hash: false },
  render: args => <ProductTabs {...args} />,
} satisfies Meta<typeof Tabs.Root>
export default meta
type Story = StoryObj<typeof meta>

function ProductTabs(args: { defaultValue: string }) {
  const words = useExampleWords()
  return (
    <Tabs.Root {...args}>
      <Tabs.List aria-label={words.aboutProduct}>
        <Tabs.Tab value="description">{words.description}</Tabs.Tab>
        <Tabs.Tab value="technical">{words.technical}</Tabs.Tab>
        <Tabs.Tab value="reviews" count={86}>
          {words.reviews}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="description">
        <p>{words.descriptionText}</p>
      </Tabs.Panel>
      <Tabs.Panel value="technical">
        <p>{words.technicalText}</p>
      </Tabs.Panel>
      <Tabs.Panel value="reviews">
        <p>{words.reviewText}</p>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

export const ThreePanels: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    await userEvent.click(canvas.getByRole('tab', { name: words.technical }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: new RegExp(`^${words.reviews}`) })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(new RegExp(`^${words.reviews}`))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: words.description })).toHaveAttribute('aria-selected', 'true')
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
