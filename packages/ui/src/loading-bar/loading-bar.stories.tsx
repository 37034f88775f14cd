import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingBar } from './loading-bar.tsx'

const meta = {
  title: 'Page/Loading bar',
  component: LoadingBar,
  args: { active: true },
} satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(await canvas.findByRole('progressbar', { name: 'Завантаження сторінки' })).toBeInTheDocument()
  },
}
export const Idle: Story = { args: { active: false } }
