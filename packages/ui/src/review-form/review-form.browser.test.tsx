import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ReviewForm } from './index.ts'

const form = (
  <>
    <ReviewForm.Grade error="Поставте оцінку" />
    {after}
  </>
)
const grade = (name: string) => page.getByRole('radio', { name })

testKeyboard('review-form', {
  'Tab → moves focus to the selected one, and on': async () => {
    show(
      <>
        <ReviewForm.Grade defaultValue={4} />
        {after}
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(grade('4: Чудово')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(grade('4: Чудово')).toHaveFocus()
  },
  'Arrows → move and select, wrapping around': async () => {
    show(form)
    await userEvent.keyboard('{Tab} {ArrowLeft}')
    await expect.element(grade('5: Бездоганно')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(grade('2: Так собі')).toHaveFocus()
    await expect.element(grade('2: Так собі')).toBeChecked()
  },
  'Space → selects': async () => {
    show(form)
    await userEvent.keyboard('{Tab}')
    await expect.element(grade('1: Погано')).toHaveFocus()
    await expect.element(grade('1: Погано')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(grade('1: Погано')).toBeChecked()
  },
})

test('the group has a name and an error; hovering shows a label and selects nothing', async () => {
  show(form)
  await expect
    .element(page.getByRole('radiogroup', { name: 'Ваша оцінка' }))
    .toHaveAccessibleDescription('Поставте оцінку')
  await userEvent.hover(grade('4: Чудово'))
  await expect.element(page.getByText('Чудово')).toBeVisible()
  await expect.element(grade('4: Чудово')).not.toBeChecked()
})
