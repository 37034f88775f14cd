import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { InEachLanguage, spoken, useExampleWords } from '../testing/examples.tsx'
import { SortSelect } from './sort-select.tsx'

const meta = {
  title: 'Browse/Sort select',
  component: SortSelect,
  args: { label: '', value: 'popular', options: [] },
} satisfies Meta<typeof SortSelect>
export default meta
type Story = StoryObj<typeof meta>

const values = ['popular', 'cheap', 'expensive', 'new', 'rating']

function Sorting() {
  const words = useExampleWords()
  const [value, setValue] = useState('popular')
  const options = values.map((option, index) => ({ value: option, name: words.sortings[index] ?? option }))
  return <SortSelect label={words.sorting} options={options} value={value} onValueChange={setValue} />
}

export const Orders: Story = {
  render: () => <Sorting />,
  play: async ({ canvas, globals }) => {
    const { words } = spoken(globals)
    const select = canvas.getByRole('combobox', { name: words.sorting })
    await userEvent.selectOptions(select, words.sortings[1] ?? '')
    await expect(select).toHaveValue('cheap')
  },
}
export const Dark: Story = { render: () => <Sorting />, globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Sorting />
    </InEachLanguage>
  ),
}
