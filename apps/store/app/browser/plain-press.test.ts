import { expect, it } from 'vitest'
import { isPlainPress } from './plain-press.ts'

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('takes a click of the main button for its own and leaves modified ones to the browser', () => {
  expect(isPlainPress(press)).toBe(true)
  for (const other of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    expect(isPlainPress({ ...press, ...other })).toBe(false)
})
