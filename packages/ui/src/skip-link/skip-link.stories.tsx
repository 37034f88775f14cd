import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Page/Skip link',
  component: SkipLink,
  args: { href: '#content' },
  render: args => (
    <>
      <SkipLink {...args} />
      <p style={{ paddingBlockStart: 64 }}>
        <a href="#other">Каталог</a>
      </p>
      <main id="content" tabIndex={-1}>
        <h1 data-text="h1">Куртки та жилети</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const FirstStopOfThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Перейти до вмісту' })).toHaveFocus()
  },
}
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
