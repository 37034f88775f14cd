import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { RatingHistogram, type RatingHistogramItemsProps, type RatingHistogramRootProps } from './index.ts'

const counts = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
  { grade: 3, count: 5 },
  { grade: 2, count: 2 },
  { grade: 1, count: 0 },
] as const

type PlaygroundArgs = RatingHistogramRootProps &
  Pick<RatingHistogramItemsProps, 'figure'> & { filtering: 'none' | 'links' | 'buttons' }

function Histogram({ figure, filtering, onValueChange, ...root }: PlaygroundArgs) {
  const rows =
    filtering === 'links'
      ? { href: (grade: number | null) => `#grade-${grade ?? 'all'}` }
      : filtering === 'buttons' && { onValueChange }
  return (
    <Column width={320}>
      <RatingHistogram.Root {...root} {...rows}>
        <RatingHistogram.Average />
        <RatingHistogram.Items figure={figure} />
      </RatingHistogram.Root>
    </Column>
  )
}

const usage: Usage = {
  when: ['Above the reviews of a product, to see how much the buyers agree.', 'As a filter of the reviews by grade.'],
  good: {
    text: 'Every grade has its row, the rare ones too.',
    Sample: () => (
      <RatingHistogram.Root counts={counts}>
        <RatingHistogram.Average />
        <RatingHistogram.Items aria-label="Reviews by rating" />
      </RatingHistogram.Root>
    ),
  },
  bad: {
    text: 'A distribution of two reviews promises more than is known: show the grade alone.',
    Sample: () => (
      <RatingHistogram.Root
        counts={[
          { grade: 5, count: 1 },
          { grade: 4, count: 1 },
        ]}
      >
        <RatingHistogram.Average />
        <RatingHistogram.Items figure="share" aria-label="Shares by rating" />
      </RatingHistogram.Root>
    ),
  },
  content: ['Counts of published reviews only.', 'The average is the exact one of these counts.'],
}

const meta = {
  title: 'Data/Rating histogram',
  component: RatingHistogram.Root,
  args: { counts, figure: 'count', filtering: 'none', onValueChange: () => {} },
  argTypes: {
    filtering: { control: 'inline-radio', options: ['none', 'links', 'buttons'] },
    figure: { control: 'inline-radio', options: ['count', 'share'] },
    value: { control: 'inline-radio', options: [undefined, null, 1, 2, 3, 4, 5] },
  },
  render: args => <Histogram {...args} />,
  parameters: { usage },
} satisfies Meta<PlaygroundArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const RowsAreSaid: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { messages } = localeFixtures(globals)
    await expect(canvas.getByText(`4${messages.numbers.decimal}6`)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(new RegExp(`${messages.grade.labels[5]}.*62`))
  },
}
/** Each row opens the list of its grade; a grade without reviews is text. */
export const FilterByLinks: Story = {
  args: { filtering: 'links', value: 4 },
}
export const CurrentLinkIsMarked: Story = {
  ...FilterByLinks,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { labels } = localeFixtures(globals).messages.grade
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(labels[4])
    await expect(canvas.getByRole('link', { name: `${labels[4]} 16` })).toHaveAttribute('href', '#grade-all')
    await expect(canvas.queryByRole('link', { name: new RegExp(labels[1]) })).toBeNull()
  },
}
/** Each row is a button; `defaultValue` is the one that is pressed at first. */
export const FilterByButtons: Story = {
  tags: ['toolbar'],
  args: { filtering: 'buttons', defaultValue: 5 },
}
export const PressSelectsAGrade: Story = {
  ...FilterByButtons,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { labels } = localeFixtures(globals).messages.grade
    await userEvent.click(canvas.getByRole('button', { name: `${labels[3]} 5` }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(labels[3])
  },
}
export const Share: Story = { args: { figure: 'share' } }
/** The average is left out; every row is text. */
export const NoReviews: Story = {
  args: { filtering: 'buttons', counts: counts.map(({ grade }) => ({ grade, count: 0 })) },
}
export const NoReviewsHasNoButtons: Story = {
  ...NoReviews,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
function AsOfAnotherShop() {
  const texts = useExampleTexts()
  return (
    <Column width={320}>
      <RatingHistogram.Root counts={counts}>
        <RatingHistogram.Average value={4.7}>{texts.outOfFive}</RatingHistogram.Average>
        <RatingHistogram.Items />
      </RatingHistogram.Root>
    </Column>
  )
}
/** The average of another source than the counts, with a text of one's own. */
export const OwnAverage: Story = { render: () => <AsOfAnotherShop /> }
