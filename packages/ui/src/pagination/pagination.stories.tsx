import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMessage } from '../internal/format-message.ts'
import { localeFixtures, RendersNothing } from '../testing/examples.tsx'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, pages: 6, href: page => `#page-${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas, globals }) => {
    const names = localeFixtures(globals).messages.pagination
    await expect(canvas.getByRole('link', { name: formatMessage(names.page, { page: 2 }) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: names.previous })).toHaveAttribute('href', '#page-1')
    await expect(canvas.getByRole('link', { name: names.next })).toHaveAttribute('rel', 'next')
  },
}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: localeFixtures(globals).messages.pagination.previous })).toBeNull()
  },
}
export const Last: Story = { args: { page: 6 } }
export const Many: Story = { args: { page: 48, pages: 120 } }
/** Nothing is rendered. */
export const OnlyPage: Story = {
  args: { page: 1, pages: 1 },
  render: args => (
    <>
      <Pagination {...args} />
      <RendersNothing />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
