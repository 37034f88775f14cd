import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { localeFixtures } from '../testing/examples.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

interface PageProps extends ComponentProps<typeof ScrollToTop> {
  /** How far the page is scrolled, in pixels. */
  scrolled: number
}

function Page({ scrolled, ...props }: PageProps) {
  useEffect(() => {
    window.scrollTo(0, scrolled)
  }, [scrolled])
  return (
    <>
      <header>
        <p>HART</p>
      </header>
      <div style={{ blockSize: 3000 }} />
      <ScrollToTop {...props} />
    </>
  )
}

const meta = {
  title: 'Navigation/Scroll to top',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { threshold: 700, scrolled: 1200 },
  render: args => <Page {...args} />,
} satisfies Meta<PageProps>
export default meta
type Story = StoryObj<typeof meta>

/** Scrolls again until the button shows: right after a story is mounted the document may not be tall enough yet. */
const scrollDown = (findButton: () => HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    window.scrollTo(0, 1200)
    return findButton()
  })

export const Playground: Story = { tags: ['toolbar'] }
/** Within the first 700 px there is no button. */
export const AtTheTop: Story = { args: { scrolled: 0 } }
export const AppearsOnScroll: Story = {
  ...AtTheTop,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const name = localeFixtures(globals).messages.scrollToTop.label
    await userEvent.click(await scrollDown(() => canvas.getByRole('button', { name })))
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}
