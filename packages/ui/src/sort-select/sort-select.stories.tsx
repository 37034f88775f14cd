import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { InEachLanguage, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import { SortSelect } from './sort-select.tsx'

const meta = {
  title: 'Forms/Sort select',
  component: SortSelect,
  args: { label: '', value: 'popular', options: [] },
} satisfies Meta<typeof SortSelect>
export default meta
type Story = StoryObj<typeof meta>

const values = ['popular', 'cheap', 'expensive', 'new', 'rating']

function Sorting() {
  const texts = useExampleTexts()
  const [value, setValue] = useState('popular')
  const options = values.map((option, index) => ({ value: option, name: texts.sortings[index] ?? option }))
  return <SortSelect label={texts.sorting} options={options} value={value} onValueChange={setValue} />
}

export const Orders: Story = {
  render: () => <Sorting />,
  play: async ({ canvas, globals }) => {
    const { texts } = localeFixtures(globals)
    const select = canvas.getByRole('combobox', { name: texts.sorting })
    await userEvent.selectOptions(select, texts.sortings[1] ?? '')
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
