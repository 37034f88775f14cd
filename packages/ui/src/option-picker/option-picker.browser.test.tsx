import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keyboardRows } from '../testing/keyboard-rows.ts'
import { after, afterwards, show } from '../testing/on-screen.tsx'
import { OptionPicker } from './index.ts'

const sizes = (
  <>
    <OptionPicker.Root label="Розмір" defaultValue="52">
      <OptionPicker.Keys>
        <OptionPicker.Key value="48">48</OptionPicker.Key>
        <OptionPicker.Key value="50" availability="out-of-stock">
          50
        </OptionPicker.Key>
        <OptionPicker.Key value="52">52</OptionPicker.Key>
      </OptionPicker.Keys>
    </OptionPicker.Root>
    {after}
  </>
)
const size = (name: string) => page.getByRole('radio', { name })

keyboardRows('option-picker', {
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
