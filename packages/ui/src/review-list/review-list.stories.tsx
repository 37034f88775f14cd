import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { localeFixtures, useExampleTexts } from '../testing/examples.tsx'
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
    const { texts } = localeFixtures(globals)
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent(texts.reviewQuote)
  },
}
