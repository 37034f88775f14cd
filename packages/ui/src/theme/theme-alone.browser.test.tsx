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

test.each(['Onest', 'Sofia Sans Condensed'])(
  'letters that %s lacks are no letter of it with an accent beside',
  async name => {
    const facesFor = async (text: string) => (await document.fonts.load(`700 16px "${name}"`, text)).length
    expect(await facesFor('Aя₴')).toBe(1)
    // A stressed vowel is two characters.
    expect(await facesFor('\u0301')).toBe(1)
    expect(await facesFor('óńśźżłąęéüß')).toBe(0)
  },
)
