import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LiveRegion } from './live-region.tsx'

const meta = {
  title: 'Page/Live region',
  component: LiveRegion,
  args: { message: 'Знайдено 34 товари' },
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Polite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Знайдено 34 товари')
  },
}
export const Assertive: Story = { args: { assertive: true, message: 'Немає зв’язку' } }
