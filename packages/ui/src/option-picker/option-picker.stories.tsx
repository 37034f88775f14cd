import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Column, InEachLanguage, spoken, useExampleLists, useExampleWords } from '../testing/examples.tsx'
import type { OptionPickerRootProps } from './option-picker.tsx'
import * as OptionPicker from './parts.ts'

const meta = {
  title: 'Product/Option picker',
  component: OptionPicker.Root,
  args: { label: '' },
} satisfies Meta<typeof OptionPicker.Root>
export default meta
type Story = StoryObj<typeof meta>

const gone = ['44', '64']
const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64']
const availabilityOf = (size: string) =>
  gone.includes(size) ? 'out-of-stock' : size === '58' ? 'running-out' : 'in-stock'

function Sizes() {
  const words = useExampleWords()
  const [size, setSize] = useState<string | null>('52')
  return (
    <OptionPicker.Root label={words.size} value={size} onValueChange={setSize}>
      <OptionPicker.Legend>
        <span>
          <b>{words.size}:</b> {size === '52' ? words.sizeChosen : size}
        </span>
        <a data-text="link" href="#sizes">
          {words.sizeHelp}
        </a>
      </OptionPicker.Legend>
      <OptionPicker.Keys>
        {sizes.map(value => (
          <OptionPicker.Key key={value} value={value} availability={availabilityOf(value)}>
            {value}
          </OptionPicker.Key>
        ))}
      </OptionPicker.Keys>
      <OptionPicker.Note>{words.sizeNote}</OptionPicker.Note>
    </OptionPicker.Root>
  )
}

export const SizeKeys: Story = {
  render: () => <Sizes />,
  play: async ({ canvas, globals, step }) => {
    await step('arrow keys choose and pass over what is gone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '46' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: '48' })).toBeChecked()
    })
    await step('a size that is gone says so', async () => {
      await expect(
        canvas.getByRole('radio', {
          name: new RegExp(`^44 .*${spoken(globals).messages.availability['out-of-stock']}`, 'i'),
        }),
      ).toBeDisabled()
    })
  },
}

function Letters(props: OptionPickerRootProps) {
  const words = useExampleWords()
  const { missingSize } = useExampleLists()
  return (
    <OptionPicker.Root {...props} label={words.size} error={missingSize}>
      <OptionPicker.Legend>
        <b>{words.size}</b>
      </OptionPicker.Legend>
      <OptionPicker.Keys>
        {['S', 'M', 'L', 'XL', '2XL'].map(value => (
          <OptionPicker.Key key={value} value={value}>
            {value}
          </OptionPicker.Key>
        ))}
      </OptionPicker.Keys>
    </OptionPicker.Root>
  )
}

export const NothingChosen: Story = {
  args: { required: true },
  play: async ({ canvas, globals }) => {
    const { words, lists } = spoken(globals)
    await expect(canvas.getByRole('radiogroup', { name: words.size })).toHaveAccessibleDescription(lists.missingSize)
  },
  render: args => <Letters {...args} />,
}

function Colours() {
  const words = useExampleWords()
  return (
    <OptionPicker.Swatches>
      <OptionPicker.Swatch href="#graphite" colours={['#4a525a', '#23272b']} current>
        {words.graphite}
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="#navy" colours={['#22375c', '#141d2e']}>
        {words.navy}
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="#olive" colours={['#5d6142', '#2c2f22']}>
        {words.olive}
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="#signal" colours={['#ff6a13', '#23272b']}>
        {words.signal}
      </OptionPicker.Swatch>
    </OptionPicker.Swatches>
  )
}

export const ColourSwatches: Story = { render: () => <Colours /> }

function Both() {
  return (
    <Column width={640}>
      <Sizes />
      <Colours />
    </Column>
  )
}

export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Both />
    </InEachLanguage>
  ),
}

export const Dark: Story = {
  globals: { scheme: 'dark' },
  render: () => <Both />,
}
