import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Column, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import type { OptionPickerRootProps } from './option-picker.tsx'
import * as OptionPicker from './parts.ts'

const outOfStock = ['44', '64']
const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64']
const availabilityOf = (size: string) =>
  outOfStock.includes(size) ? 'out-of-stock' : size === '58' ? 'running-out' : 'in-stock'

interface ExampleProps extends OptionPickerRootProps {
  /** Text below the options; empty: in the toolbar's language. */
  description: string
}

const usage: Usage = {
  when: ['For sizes, colours and other variants of a product, when all of them fit on the page.'],
  good: {
    text: 'Sizes that are sold out stay in their place.',
    Sample: () => (
      <OptionPicker.Root label="Size" defaultValue="52">
        <OptionPicker.Legend>
          <b>Size</b>
        </OptionPicker.Legend>
        <OptionPicker.Items>
          <OptionPicker.Item value="50">50</OptionPicker.Item>
          <OptionPicker.Item value="52">52</OptionPicker.Item>
          <OptionPicker.Item value="54" availability="out-of-stock">
            54
          </OptionPicker.Item>
        </OptionPicker.Items>
      </OptionPicker.Root>
    ),
  },
  bad: {
    text: 'Long texts in the options: they cannot be scanned.',
    Sample: () => (
      <OptionPicker.Root label="Size" defaultValue="a">
        <OptionPicker.Legend>
          <b>Size</b>
        </OptionPicker.Legend>
        <OptionPicker.Items>
          <OptionPicker.Item value="a">52, for a height of 176 to 182 cm</OptionPicker.Item>
          <OptionPicker.Item value="b">54, for a height of 176 to 182 cm</OptionPicker.Item>
        </OptionPicker.Items>
      </OptionPicker.Root>
    ),
  },
  content: [
    'The value alone: «52», «Graphite».',
    'Ascending sizes; colours in the order of the pictures.',
    'The description explains the marks once.',
  ],
}

const meta = {
  title: 'Forms/Option picker',
  component: OptionPicker.Root,
  args: { label: '', description: '', defaultValue: '52', required: false, error: '', name: 'size' },
  argTypes: { defaultValue: { options: sizes, control: 'select' } },
  render: args => <SizesExample {...args} />,
  parameters: { usage },
} satisfies Meta<ExampleProps>
export default meta
type Story = StoryObj<typeof meta>

function SizesExample({ label, description, defaultValue = null, ...props }: ExampleProps) {
  const texts = useExampleTexts()
  const [size, setSize] = useState<string | null>(defaultValue)
  return (
    <OptionPicker.Root {...props} label={label || texts.size} value={size} onValueChange={setSize}>
      <OptionPicker.Legend>
        <span>
          <b>{label || texts.size}:</b> {size === '52' ? texts.sizeChosen : size}
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
      <OptionPicker.Description>{description || texts.sizeNote}</OptionPicker.Description>
    </OptionPicker.Root>
  )
}

export const Playground: Story = {}
export const NothingSelected: Story = { args: { defaultValue: null } }
export const ArrowKeysSkipWhatIsSoldOut: Story = {
  tags: ['!dev', '!autodocs'],
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

function Letters({ description, ...props }: ExampleProps) {
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
  args: { required: true, defaultValue: null },
  render: args => <Letters {...args} />,
}
export const ErrorDescribesTheGroup: Story = {
  ...WithError,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, lists } = localeFixtures(globals)
    await expect(canvas.getByRole('radiogroup', { name: texts.size })).toHaveAccessibleDescription(lists.missingSize)
  },
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

function Both(props: ExampleProps) {
  return (
    <Column width={640}>
      <SizesExample {...props} />
      <Colours />
    </Column>
  )
}

export const SizesAndColours: Story = { tags: ['toolbar'], render: args => <Both {...args} /> }
