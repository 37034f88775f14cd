import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { localeFixtures } from '../testing/examples.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

const meta = {
  title: 'Navigation/Scroll to top',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: args => (
    <>
      <header>
        <p>HART</p>
      </header>
      <div style={{ blockSize: 3000 }} />
      <ScrollToTop {...args} />
    </>
  ),
} satisfies Meta<typeof ScrollToTop>
export default meta
type Story = StoryObj<typeof meta>

/** Scrolls again until the button shows: right after a story is mounted the document may not be tall enough yet. */
const scrollDown = (findButton: () => HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    window.scrollTo(0, 1200)
    return findButton()
  })

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const button = await scrollDown(() => canvas.getByRole('button'))
    // It fades in, invisible in its first frame.
    await waitFor(() => expect(button).toBeVisible())
  },
}
export const Dark: Story = { ...Scrolled, globals: { scheme: 'dark' } }
export const AppearsOnScroll: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const name = localeFixtures(globals).messages.scrollToTop.label
    await userEvent.click(await scrollDown(() => canvas.getByRole('button', { name })))
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
