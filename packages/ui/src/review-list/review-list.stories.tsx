import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { ReviewList, ReviewListItem, type ReviewListItemProps } from './index.ts'

const counts = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
  { grade: 3, count: 5 },
  { grade: 2, count: 2 },
  { grade: 1, count: 1 },
] as const

interface ExampleProps extends ReviewListItemProps {
  /** Text of the first review and the reply to it; empty: in the toolbar's language. */
  text: string
  reply: string
}

function Example({ name, formattedDate, text, reply, children, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  const review = { ...props, name: name || texts.reviewer, formattedDate: formattedDate || texts.reviewDay }
  return (
    <>
      <Column width={320}>
        <ReviewList.Average value={4.7}>{texts.outOfFive}</ReviewList.Average>
        <ReviewList.Distribution counts={counts} />
      </Column>
      <div>
        <ReviewList.Item {...review}>
          <p>{text || texts.reviewQuote}</p>
          <ReviewList.Description>{texts.reviewNote}</ReviewList.Description>
          <ReviewList.Reply>{reply || texts.reviewReply}</ReviewList.Reply>
        </ReviewList.Item>
        <ReviewList.Item {...review} grade={5}>
          <p>{texts.reviewQuote}</p>
        </ReviewList.Item>
      </div>
    </>
  )
}

const meta = {
  title: 'Data/Review list',
  component: ReviewListItem,
  args: {
    name: '',
    grade: 4,
    date: '2026-11-03T09:00:00Z',
    formattedDate: '',
    level: 3,
    text: '',
    reply: '',
    children: null,
  },
  argTypes: {
    grade: { options: [1, 2, 3, 4, 5], control: 'select' },
    level: { options: [2, 3, 4], control: 'select' },
  },
  render: args => <Example {...args} />,
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const ReviewsAreArticles: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent(texts.reviewQuote)
    await expect(canvas.getByText(`4${messages.numbers.decimal}7`)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(new RegExp(`${messages.grade.labels[5]}.*62`))
  },
}
