import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/examples.tsx'
import { AvailabilityLabel } from './availability-label.tsx'

const meta = {
  title: 'Commerce/Availability label',
  component: AvailabilityLabel,
  args: { availability: 'in-stock' },
  // The backend's own spelling, with underscores, looks the same.
  argTypes: { availability: { options: ['in-stock', 'running-out', 'out-of-stock'], control: 'select' } },
} satisfies Meta<typeof AvailabilityLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AllStates: Story = {
  tags: ['toolbar'],
  render: () => (
    <Row>
      <AvailabilityLabel availability="in-stock" />
      <AvailabilityLabel availability="running_out" />
      <AvailabilityLabel availability="out-of-stock" />
    </Row>
  ),
}
