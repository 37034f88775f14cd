import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect } from 'react'
import { Button } from '../button/index.ts'
import type { Usage } from '../testing/usage.ts'
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

const usage: Usage = {
  when: ['On long pages: catalogue, reviews, articles. It appears after 700 px.'],
  good: {
    text: 'One small button at the edge; here always shown.',
    Sample: () => (
      <div style={{ minBlockSize: 96 }}>
        <div
          data-scope="scroll-to-top"
          data-part="root"
          style={{ position: 'static', display: 'inline-grid', placeItems: 'center', inlineSize: 48, blockSize: 48 }}
        >
          ↑
        </div>
        <ScrollToTop threshold={99999} />
      </div>
    ),
  },
  bad: {
    text: 'A large button that covers the content.',
    Sample: () => (
      <div style={{ minBlockSize: 96 }}>
        <Button variant="accent" fullWidth>
          Back to the top of the page
        </Button>
      </div>
    ),
  },
  content: ['No visible text; its name comes from the messages.'],
}

const meta = {
  title: 'Navigation/Scroll to top',
  component: ScrollToTop,
  parameters: { usage, docs: { story: { inline: false, height: '360px' } } },
  args: { threshold: 700, scrolled: 1200 },
  render: args => <Page {...args} />,
} satisfies Meta<PageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
/** Within the first 700 px there is no button. */
export const AtTheTop: Story = { args: { scrolled: 0 } }
