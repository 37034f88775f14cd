import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { AvailabilityLabel } from './availability-label.tsx'

const usage: Usage = {
  when: ['On a product card, on a product page, in a cart line.', 'Beside the price or the button that it explains.'],
  good: {
    text: 'One of the three states, as text.',
    Sample: () => <AvailabilityLabel availability="running-out" />,
  },
  bad: {
    text: 'Colour alone: it cannot be read by everybody.',
    Sample: () => (
      <span
        style={{
          display: 'block',
          inlineSize: 12,
          blockSize: 12,
          borderRadius: 6,
          background: 'var(--shop-warning)',
        }}
      />
    ),
  },
  content: [
    'The messages of the provider; change them there, once for the whole shop.',
    'No numbers: «Running out» holds longer than «3 left».',
  ],
}

const meta = {
  title: 'Commerce/Availability label',
  component: AvailabilityLabel,
  args: { availability: 'in-stock' },
  // The backend's own spelling, with underscores, looks the same.
  argTypes: { availability: { options: ['in-stock', 'running-out', 'out-of-stock'], control: 'select' } },
  parameters: { usage },
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
