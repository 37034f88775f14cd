import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { OptionPicker } from './index.ts'

const sizes = (
  <>
    <OptionPicker.Root label="Розмір" defaultValue="52">
      <OptionPicker.Items>
        <OptionPicker.Item value="48">48</OptionPicker.Item>
        <OptionPicker.Item value="50" availability="out-of-stock">
          50
        </OptionPicker.Item>
        <OptionPicker.Item value="52">52</OptionPicker.Item>
      </OptionPicker.Items>
    </OptionPicker.Root>
    {after}
  </>
)
const size = (name: string) => page.getByRole('radio', { name })

testKeyboard('option-picker', {
  'Tab → moves focus to the selected one, and on': async () => {
    show(sizes)
    await userEvent.keyboard('{Tab}')
    await expect.element(size('52')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
  'Arrows → move and select, wrapping around': async () => {
    show(sizes)
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(size('48')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}') // skips the disabled one
    await expect.element(size('52')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(size('48')).toHaveFocus()
  },
})
