import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Column, localeFixtures, useExampleLists } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { Skeleton } from './skeleton.tsx'

const usage: Usage = {
  when: [
    'In the place of content that takes longer than about 200 ms.',
    'In the size of what will come, so that nothing jumps.',
  ],
  good: {
    text: 'The shapes of the content to come.',
    Sample: () => (
      <>
        <Skeleton shape="block" style={{ blockSize: 96 }} />
        <Skeleton />
        <Skeleton style={{ inlineSize: '60%' }} />
      </>
    ),
  },
  bad: {
    text: 'A grey wall: nobody knows what to expect.',
    Sample: () => <Skeleton shape="block" style={{ blockSize: 160 }} />,
  },
  content: ['No text inside.', 'A status beside it says «Loading…» for screen readers.'],
}

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text' },
  render: args => (
    <div style={{ maxInlineSize: 320, blockSize: 160 }}>
      <Skeleton {...args} />
    </div>
  ),
  parameters: { usage },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
function Card() {
  const { loading } = useExampleLists()
  return (
    <Column width={320}>
      <LiveRegion message={loading} />
      <div style={{ aspectRatio: 1 }}>
        <Skeleton shape="block" />
      </div>
      <div>
        <Skeleton style={{ inlineSize: '80%' }} />
        <Skeleton style={{ inlineSize: '55%' }} />
      </div>
    </Column>
  )
}
export const LoadingCard: Story = {
  tags: ['toolbar'],
  render: () => <Card />,
}
export const LoadingIsAnnounced: Story = {
  ...LoadingCard,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(localeFixtures(globals).lists.loading)
  },
}
