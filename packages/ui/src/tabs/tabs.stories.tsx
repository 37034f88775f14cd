import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import * as Tabs from './parts.ts'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'technical', hash: false },
  render: args => <ProductTabs {...args} />,
} satisfies Meta<typeof Tabs.Root>
export default meta
type Story = StoryObj<typeof meta>

function ProductTabs(args: { defaultValue: string }) {
  const texts = useExampleTexts()
  return (
    <Tabs.Root {...args}>
      <Tabs.List aria-label={texts.aboutProduct}>
        <Tabs.Tab value="description">{texts.description}</Tabs.Tab>
        <Tabs.Tab value="technical">{texts.technical}</Tabs.Tab>
        <Tabs.Tab value="reviews" count={86}>
          {texts.reviews}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="description">
        <p>{texts.descriptionText}</p>
      </Tabs.Panel>
      <Tabs.Panel value="technical">
        <p>{texts.technicalText}</p>
      </Tabs.Panel>
      <Tabs.Panel value="reviews">
        <p>{texts.reviewText}</p>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

export const ThreePanels: Story = {
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    await userEvent.click(canvas.getByRole('tab', { name: texts.technical }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: new RegExp(`^${texts.reviews}`) })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(new RegExp(`^${texts.reviews}`))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: texts.description })).toHaveAttribute('aria-selected', 'true')
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
