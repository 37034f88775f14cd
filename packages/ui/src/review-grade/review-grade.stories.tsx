import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InEachLanguage, Row } from '../internal/examples.tsx'
import { ReviewGrade } from './review-grade.tsx'

const meta = {
  title: 'Browse/Review grade',
  component: ReviewGrade,
  args: { value: 4.7, count: 86, look: 'star' },
} satisfies Meta<typeof ReviewGrade>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,7 з 5, 86 відгуків' })).toBeVisible()
  },
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Row>
        <ReviewGrade value={4.7} count={154} />
        <ReviewGrade value={5} />
        {[1, 2, 3, 4, 5].map(grade => (
          <ReviewGrade key={grade} value={grade} look="studs" />
        ))}
      </Row>
    </InEachLanguage>
  ),
}
