import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMessage, formatPlural } from '../internal/format-message.ts'
import { localeFixtures, Row } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ReviewGrade } from './review-grade.tsx'

const usage: Usage = {
  when: ['To show an average with the number of reviews, or a single grade.'],
  good: {
    text: 'The average never stands without its number of reviews.',
    Sample: () => <ReviewGrade value={4.7} count={86} />,
  },
  bad: {
    text: '«5.0» from a single review says nothing.',
    Sample: () => <ReviewGrade value={5} />,
  },
  content: ['One decimal.', 'No grade at all is left out; say «No reviews yet».'],
}

const meta = {
  title: 'Data/Review grade',
  component: ReviewGrade,
  args: { value: 4.7, count: 86, variant: 'star' },
  parameters: { usage },
} satisfies Meta<typeof ReviewGrade>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const IsOneNamedImage: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { locale, messages } = localeFixtures(globals)
    const grade = formatMessage(messages.grade.average, { grade: `4${messages.numbers.decimal}7` })
    const reviews = formatPlural(locale, messages.grade.reviews, 86)
    await expect(canvas.getByRole('img', { name: `${grade}, ${reviews}` })).toBeVisible()
  },
}

export const AllVariants: Story = {
  tags: ['toolbar'],
  render: () => (
    <Row>
      <ReviewGrade value={4.7} count={154} />
      <ReviewGrade value={5} />
      {[1, 2, 3, 4, 5].map(grade => (
        <ReviewGrade key={grade} value={grade} variant="squares" />
      ))}
    </Row>
  ),
}
