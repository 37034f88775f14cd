import type { Meta, StoryObj } from '@storybook/react-vite'
import { InEachLanguage, Row } from '../testing/examples.tsx'
import { AvailabilityLabel } from './availability-label.tsx'

const meta = {
  title: 'Commerce/Availability label',
  component: AvailabilityLabel,
  args: { availability: 'in-stock' },
} satisfies Meta<typeof AvailabilityLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Row>
        <AvailabilityLabel availability="in-stock" />
        <AvailabilityLabel availability="running_out" />
        <AvailabilityLabel availability="out-of-stock" />
      </Row>
    </InEachLanguage>
  ),
}

export const Dark: Story = { ...InThreeLanguages, globals: { scheme: 'dark' } }
