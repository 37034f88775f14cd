import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect } from 'react'
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

export const Playground: Story = { tags: ['toolbar'] }
/** Within the first 700 px there is no button. */
export const AtTheTop: Story = { args: { scrolled: 0 } }
