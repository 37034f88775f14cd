import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Column, InEachLanguage, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { OptionPickerRootProps } from './option-picker.tsx'
import * as OptionPicker from './parts.ts'

const meta = {
  title: 'Forms/Option picker',
  component: OptionPicker.Root,
  args: { label: '' },
} satisfies Meta<typeof OptionPicker.Root>
export default meta
type Story = StoryObj<typeof meta>

const outOfStock = ['44', '64']
const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64']
const availabilityOf = (size: string) =>
  outOfStock.includes(size) ? 'out-of-stock' : size === '58' ? 'running-out' : 'in-stock'

function SizesExample() {
  const texts = useExampleTexts()
  const [size, setSize] = useState<string | null>('52')
  return (
    <OptionPicker.Root label={texts.size} value={size} onValueChange={setSize}>
      <OptionPicker.Legend>
        <span>
          <b>{texts.size}:</b> {size === '52' ? texts.sizeChosen : size}
        </span>
        <a data-text="link" href="#sizes">
          {texts.sizeHelp}
        </a>
      </OptionPicker.Legend>
      <OptionPicker.Items>
        {sizes.map(value => (
          <OptionPicker.Item key={value} value={value} availability={availabilityOf(value)}>
            {value}
          </OptionPicker.Item>
        ))}
      </OptionPicker.Items>
      <OptionPicker.Description>{texts.sizeNote}</OptionPicker.Description>
    </OptionPicker.Root>
  )
}

export const Sizes: Story = {
  render: () => <SizesExample />,
  play: async ({ canvas, globals, step }) => {
    await step('arrow keys select and skip disabled options', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '46' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: '48' })).toBeChecked()
    })
    await step('a size out of stock is announced', async () => {
      await expect(
        canvas.getByRole('radio', {
          name: new RegExp(`^44 .*${localeFixtures(globals).messages.availability['out-of-stock']}`, 'i'),
        }),
      ).toBeDisabled()
    })
  },
}

function Letters(props: OptionPickerRootProps) {
  const texts = useExampleTexts()
  const { missingSize } = useExampleLists()
  return (
    <OptionPicker.Root {...props} label={texts.size} error={missingSize}>
      <OptionPicker.Legend>
        <b>{texts.size}</b>
      </OptionPicker.Legend>
      <OptionPicker.Items>
        {['S', 'M', 'L', 'XL', '2XL'].map(value => (
          <OptionPicker.Item key={value} value={value}>
            {value}
          </OptionPicker.Item>
        ))}
      </OptionPicker.Items>
    </OptionPicker.Root>
  )
}

export const WithError: Story = {
  args: { required: true },
  play: async ({ canvas, globals }) => {
    const { texts, lists } = localeFixtures(globals)
    await expect(canvas.getByRole('radiogroup', { name: texts.size })).toHaveAccessibleDescription(lists.missingSize)
  },
  render: args => <Letters {...args} />,
}

function Colours() {
  const texts = useExampleTexts()
  return (
    <OptionPicker.Swatches>
      <OptionPicker.Swatch href="#graphite" colours={['#4a525a', '#23272b']} current>
        {texts.graphite}
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="#navy" colours={['#22375c', '#141d2e']}>
        {texts.navy}
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="#olive" colours={['#5d6142', '#2c2f22']}>
        {texts.olive}
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="#signal" colours={['#ff6a13', '#23272b']}>
        {texts.signal}
      </OptionPicker.Swatch>
    </OptionPicker.Swatches>
  )
}

export const ColourSwatches: Story = { render: () => <Colours /> }

function Both() {
  return (
    <Column width={640}>
      <SizesExample />
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
