import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ReviewList, ReviewListItem, type ReviewListItemProps } from './index.ts'

interface ExampleProps extends ReviewListItemProps {
  /** Text of the first review and the reply to it; empty: in the toolbar's language. */
  text: string
  reply: string
}

function Example({ name, formattedDate, text, reply, children, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  const review = { ...props, name: name || texts.reviewer, formattedDate: formattedDate || texts.reviewDay }
  return (
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
  )
}

const usage: Usage = {
  when: [
    'For the reviews of a product, below their average and distribution (the rating histogram).',
    'For questions and answers: items without a grade.',
  ],
  good: {
    text: 'What the reviewer measured helps the next one; the shop answers.',
    Sample: () => (
      <ReviewList.Item name="Helen Marsh" grade={4} date="2026-11-03T09:00:00Z" formattedDate="3 November 2026">
        <p>The cloth is dense yet soft.</p>
        <ReviewList.Description>Size 46, height 168</ReviewList.Description>
        <ReviewList.Reply>Thank you!</ReviewList.Reply>
      </ReviewList.Item>
    ),
  },
  bad: {
    text: 'Cut texts: what a reader wants to know stands in the part that is missing.',
    Sample: () => (
      <ReviewList.Item name="Helen Marsh" grade={4} date="2026-11-03T09:00:00Z" formattedDate="3 November 2026">
        <p>The cloth is dense yet…</p>
      </ReviewList.Item>
    ),
  },
  content: ['Names as they were given.', 'Texts are not shortened.', 'Replies are signed by the shop.'],
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
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['toolbar'] }
export const ReviewsAreArticles: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent(texts.reviewQuote)
  },
}
