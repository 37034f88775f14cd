import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column } from '../internal/examples.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Page/Skeleton', component: Skeleton, args: { shape: 'text' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const CardOnItsWay: Story = {
  render: () => (
    <Column width={320}>
      <div style={{ aspectRatio: 1 }}>
        <Skeleton shape="block" />
      </div>
      <div>
        <Skeleton style={{ inlineSize: '80%' }} />
        <Skeleton style={{ inlineSize: '55%' }} />
      </div>
    </Column>
  ),
}
