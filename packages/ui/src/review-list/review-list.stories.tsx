import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { ReviewList, ReviewListItem } from './index.ts'

const counts = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
  { grade: 3, count: 5 },
  { grade: 2, count: 2 },
  { grade: 1, count: 1 },
] as const

function Example() {
  const texts = useExampleTexts()
  const review = { name: texts.reviewer, date: '2026-11-03T09:00:00Z', formattedDate: texts.reviewDay }
  return (
    <>
      <Column width={320}>
        <ReviewList.Average value={4.7}>{texts.outOfFive}</ReviewList.Average>
        <ReviewList.Distribution counts={counts} />
      </Column>
      <div>
        <ReviewList.Item {...review} grade={4}>
          <p>{texts.reviewQuote}</p>
          <ReviewList.Description>{texts.reviewNote}</ReviewList.Description>
          <ReviewList.Reply>{texts.reviewReply}</ReviewList.Reply>
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
  args: { name: '', grade: 5, date: '', formattedDate: '' },
  render: () => <Example />,
} satisfies Meta<typeof ReviewListItem>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent(texts.reviewQuote)
    await expect(canvas.getByText(`4${messages.numbers.decimal}7`)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(new RegExp(`${messages.grade.labels[5]}.*62`))
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const English: Story = { globals: { locale: 'en' } }
