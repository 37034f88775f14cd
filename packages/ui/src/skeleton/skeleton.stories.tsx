import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Column, localeFixtures, useExampleLists } from '../testing/examples.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text' },
  render: args => (
    <div style={{ maxInlineSize: 320, blockSize: 160 }}>
      <Skeleton {...args} />
    </div>
  ),
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
