import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import preflight from 'tailwindcss/preflight.css?raw'
import { afterAll, afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { WithLanguage } from '../testing/examples.tsx'

// The theme beside Tailwind 4: its reset loses against the theme and its utilities win, whichever is imported first.

const themeSheets = [...document.querySelectorAll('style')].filter(sheet => sheet.textContent.includes('@layer shop.'))
const styleOf = (text: string) => Object.assign(document.createElement('style'), { textContent: text })
const order = '@layer theme, base, shop, components, utilities;'
const tailwind = styleOf(
  `@layer theme, base, components, utilities;
  @layer base { ${preflight} }
  @layer utilities { .rounded-full { border-radius: 9999px } .p-0 { padding: 0 } }`,
)

const load = (...sheets: HTMLStyleElement[]) => {
  for (const sheet of document.querySelectorAll('style')) sheet.remove()
  document.head.append(...sheets)
}
afterEach(cleanup)
afterAll(() => load(...themeSheets))

function look() {
  render(
    <WithLanguage locale="uk">
      <Button variant="accent" className="rounded-full">
        Купити
      </Button>
      <ProductCard.List className="p-0" />
    </WithLanguage>,
  )
  const button = getComputedStyle(page.getByRole('button').element())
  return {
    isFilled: button.backgroundColor !== 'rgba(0, 0, 0, 0)',
    hasPadding: button.paddingInlineStart !== '0px',
    radius: button.borderRadius,
  }
}
const intact = { isFilled: true, hasPadding: true, radius: '9999px' }

test.each([
  ['before', () => load(styleOf(order), ...themeSheets, tailwind)],
  ['after', () => load(styleOf(order), tailwind, ...themeSheets)],
])('with the order of layers the theme may be imported %s Tailwind', (_, loadBoth) => {
  expect(themeSheets.length).toBeGreaterThan(0)
  loadBoth()
  expect(look()).toEqual(intact)
})

test.each([
  ['before Tailwind its reset wins', () => load(...themeSheets, tailwind)],
  ['after Tailwind its utilities lose', () => load(tailwind, ...themeSheets)],
])('without it the theme breaks: imported %s', (_, loadBoth) => {
  loadBoth()
  expect(look()).not.toEqual(intact)
})
