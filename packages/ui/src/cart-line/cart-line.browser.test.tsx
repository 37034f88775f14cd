import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/browser-helpers.tsx'
import { CartLine } from './index.ts'

test('a line without a picture has its whole width for the name and the error', () => {
  show(
    <ul>
      <CartLine.Root>
        <CartLine.Header>
          <CartLine.Name>Куртка</CartLine.Name>
        </CartLine.Header>
        <CartLine.Error>Залишилося 2.</CartLine.Error>
      </CartLine.Root>
    </ul>,
  )
  const { left, width } = page.getByRole('listitem').element().getBoundingClientRect()
  for (const part of ['header', 'error'])
    expect(document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()).toMatchObject({ left, width })
})
