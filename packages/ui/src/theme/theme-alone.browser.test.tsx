import './theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListboxField } from '../select/index.ts'

// The styles of most pages without `extra.css`.

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const items = [{ value: 'black', text: 'Black' }]

test('a select whose look is not loaded is reported with the file of it', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<ListboxField label="Colour" items={items} />)
  expect(report.mock.calls).toEqual([[expect.stringContaining('@shop/ui/theme/select.css')]])
})

test.each(['border-block-end: 1px solid', 'background: silver', 'box-shadow: 0 0 0 1px'])(
  'a select with a look of its own (%s) is not reported',
  look => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <>
        <style>{`[role=combobox] { ${look} }`}</style>
        <ListboxField label="Colour" items={items} />
      </>,
    )
    expect(report).not.toHaveBeenCalled()
  },
)

test.each(['Onest', 'Sofia Sans Condensed'])('letters that %s lacks are those of the next font', async name => {
  await document.fonts.load(`700 40px "${name}"`, 'o')
  const context = document.createElement('canvas').getContext('2d')
  const widthIn = (family: string, text: string) => {
    if (context) context.font = `700 40px ${family}`
    return context?.measureText(text).width
  }
  const isOfNext = (letter: string) => widthIn(`"${name}", monospace`, letter) === widthIn('monospace', letter)
  expect([...'oяі'].filter(isOfNext)).toEqual([])
  expect([...'óńśźáéíÓŹ'].filter(isOfNext).join('')).toBe('óńśźáéíÓŹ')
})
