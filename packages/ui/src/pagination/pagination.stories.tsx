import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Browse/Pagination',
  component: Pagination,
  args: { page: 2, pages: 6, href: page => `#page-${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Сторінка 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '#page-1')
    await expect(canvas.getByRole('link', { name: 'Далі' })).toHaveAttribute('rel', 'next')
  },
}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Назад' })).toBeNull()
  },
}
export const Last: Story = { args: { page: 6 } }
export const Many: Story = { args: { page: 48, pages: 120 } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
