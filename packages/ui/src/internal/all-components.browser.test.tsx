import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Modal } from '../modal/index.ts'
import { ScrollToTop } from '../scroll-to-top/index.ts'
import { button, show } from '../testing/browser-helpers.tsx'
import { partFixtures } from '../testing/part-fixtures.tsx'

// Requirements for all components: every exported part on one page, except those that cover it.

const overlays = /^(Modal|Drawer|Toast|ConsentBanner|BuyBar|SkipLink|LoadingBar)/
/** Gets the browser's default summary without its own trigger, which is tested separately. */
const excluded = 'OrderSummaryBar'
const probe = { ref: () => {}, className: '', 'data-probe': '' }
const everything = (
  <main style={{ paddingInline: 16 }}>
    {Object.entries(partFixtures)
      .filter(([name]) => !overlays.test(name) && name !== excluded)
      .map(([name, fixture]) => (
        <div key={name} data-of={name}>
          {fixture(probe)}
        </div>
      ))}
  </main>
)
const partOf = (element: Element) => element.closest('[data-of]')?.getAttribute('data-of') ?? ''
const overflowing = () => {
  const edge = document.documentElement.clientWidth
  return [...document.querySelectorAll('[data-of]')].filter(part => part.scrollWidth > edge).map(partOf)
}
const media = (...features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features })

beforeEach(() => page.viewport(1024, 768))
afterEach(async () => {
  document.documentElement.style.fontSize = ''
  document.documentElement.dir = ''
  await media()
})

describe('layout', () => {
  test('everything fits 320 px', async () => {
    await page.viewport(320, 640)
    show(everything)
    expect(overflowing()).toEqual([])
  })

  test('everything fits with text at 200 %', async () => {
    await page.viewport(640, 640)
    document.documentElement.style.fontSize = '200%'
    show(everything)
    expect(overflowing()).toEqual([])
  })

  test('everything fits in right-to-left pages', async () => {
    await page.viewport(360, 640)
    document.documentElement.dir = 'rtl'
    show(everything)
    expect(overflowing()).toEqual([])
  })

  test('targets are at least 24 px large, unless they are inline in text', async () => {
    show(everything)
    const targets = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
    const small = targets.flatMap(target => {
      const box = target.closest('label') ?? target
      const { width, height } = box.getBoundingClientRect()
      const shown = width > 0 && height > 0 && getComputedStyle(target).display !== 'inline'
      return shown && Math.min(width, height) < 24
        ? [`${partOf(target)}: ${Math.round(width)}×${Math.round(height)}`]
        : []
    })
    expect(targets.length).toBeGreaterThan(50)
    expect(small).toEqual([])
  })
})

/** Elements that may show the focus indicator: the element, its label, the surrounding part. */
const marked = (element: Element | null): boolean => {
  for (let place = element, steps = 0; place && steps < 3; place = place.parentElement, steps += 1) {
    const candidates = [place, ...place.children].flatMap(one => [
      getComputedStyle(one),
      getComputedStyle(one, '::after'),
    ])
    if (candidates.some(style => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0))
      return true
  }
  return false
}

describe('focus', () => {
  test.each([
    ['in normal colours', []],
    ['in forced colours', [{ name: 'forced-colors', value: 'active' }]],
  ])('is visible at every tab stop, %s', async (_, features) => {
    await media(...features)
    show(everything)
    const unmarked: string[] = []
    let stops = 0
    await userEvent.keyboard('{Tab}')
    while (document.activeElement !== document.body && stops < 200) {
      // The focus indicator of a range is on its thumb, whose style cannot be read.
      const range = document.activeElement?.matches('[type="range"]')
      if (!range && !marked(document.activeElement))
        unmarked.push(document.activeElement ? partOf(document.activeElement) : '')
      stops += 1
      await userEvent.keyboard('{Tab}')
    }
    expect(stops).toBeGreaterThan(40)
    expect(unmarked).toEqual([])
  })
})

/** Elements and pseudo-elements with an animation or transition. */
const moving = () =>
  [...document.body.querySelectorAll('*')].flatMap(element =>
    ['', '::before', '::after'].flatMap(pseudo => {
      const { animationName, transitionDuration } = getComputedStyle(element, pseudo)
      const still = animationName === 'none' && Number.parseFloat(transitionDuration) === 0
      return still ? [] : [`${element.getAttribute('data-scope')}/${element.getAttribute('data-part')}${pseudo}`]
    }),
  )

test('animations exist without reduced motion', () => {
  show(everything)
  expect(moving().length).toBeGreaterThan(10)
})

describe('with reduced motion', () => {
  beforeEach(() => media({ name: 'prefers-reduced-motion', value: 'reduce' }))

  test('nothing on the page is animated', () => {
    show(everything)
    expect(moving()).toEqual([])
    expect(document.getAnimations()).toEqual([])
  })

  test.each(Object.entries(partFixtures).filter(([name]) => overlays.test(name)))(
    '%s is not animated',
    (_, fixture) => {
      show(fixture(probe))
      expect(moving()).toEqual([])
      expect(document.getAnimations()).toEqual([])
    },
  )

  test('no style overrides that', () => {
    const declarations = ['animation-name', 'transition-property', 'scroll-behavior']
    const rulesOf = (rules: CSSRuleList | undefined): CSSRule[] =>
      [...(rules ?? [])].flatMap(rule =>
        rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion')
          ? []
          : [rule, ...(rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [])],
      )
    const styles = [...document.styleSheets]
      .flatMap(sheet => rulesOf(sheet.cssRules))
      .filter(rule => rule instanceof CSSStyleRule)
    const overruling = styles.filter(({ style }) =>
      declarations.some(
        name =>
          style.getPropertyPriority(name) === 'important' ||
          (name === 'scroll-behavior' && style.getPropertyValue(name) === 'smooth'),
      ),
    )
    expect(styles.length).toBeGreaterThan(300)
    expect(overruling.map(({ selectorText }) => selectorText)).toEqual([])
  })

  test('a dialog appears without animation', async () => {
    show(
      <Modal.Root defaultName="cart">
        <Modal.Content name="cart">
          <Modal.Title>Кошик</Modal.Title>
        </Modal.Content>
      </Modal.Root>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const durations = document.getAnimations().map(animation => Number(animation.effect?.getTiming().duration ?? 0))
    expect(durations.filter(duration => duration > 1)).toEqual([])
  })

  test('scrolling to the top is instant', async () => {
    show(
      <>
        <header>ГАРТ</header>
        <div style={{ blockSize: 9000 }} />
        <ScrollToTop />
      </>,
    )
    window.scrollTo({ top: 5000, behavior: 'instant' })
    await expect.element(button('Нагору')).toBeVisible()
    button('Нагору')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(window.scrollY).toBe(0)
  })
})
