import type { Usage } from '../testing/usage.ts'
import { OptionPicker } from './index.ts'

export const usage: Usage = {
  when: ['For sizes, colours and other variants of a product, when all of them fit on the page.'],
  good: {
    text: 'Sizes that are sold out stay in their place.',
    Sample: () => (
      <>
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
      </>
    ),
  },
  bad: {
    text: 'Long texts in the options: they cannot be scanned.',
    Sample: () => (
      <>
        <OptionPicker.Root label="Size" defaultValue="a">
          <OptionPicker.Legend>
            <b>Size</b>
          </OptionPicker.Legend>
          <OptionPicker.Items>
            <OptionPicker.Item value="a">52, for a height of 176 to 182 cm</OptionPicker.Item>
            <OptionPicker.Item value="b">54, for a height of 176 to 182 cm</OptionPicker.Item>
          </OptionPicker.Items>
        </OptionPicker.Root>
      </>
    ),
  },
  content: [
    'The value alone: «52», «Graphite».',
    'Ascending sizes; colours in the order of the pictures.',
    'The description explains the marks once.',
  ],
}
