import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import { SortSelect } from './sort-select.tsx'

const meta = {
  title: 'Browse/Sort select',
  component: SortSelect,
  args: { label: 'Сортування', value: 'popular', options: [] },
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
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Сортування' })
    await userEvent.selectOptions(select, 'Спочатку дешевші')
    await expect(select).toHaveValue('cheap')
  },
}
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Sorting />
    </InEachLanguage>
  ),
}
