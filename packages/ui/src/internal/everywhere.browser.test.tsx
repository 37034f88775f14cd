import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Modal } from '../modal/index.ts'
import { ScrollToTop } from '../scroll-to-top/index.ts'
import { button, show } from '../testing/on-screen.tsx'
import { specimens } from '../testing/specimens.tsx'

// What holds for all of them alike: every exported part on one page, but for those that cover it.

const covering = /^(Modal|Drawer|Toast|ConsentBanner|BuyBar|SkipLink|LoadingBar)/
/** Has a handle of the browser's making as long as it has none of its own, which is tried beside it. */
const bare = 'OrderSummaryBar'
const probe = { ref: () => {}, className: '', 'data-probe': '' }
const everything = (
  <main style={{ paddingInline: 16 }}>
    {Object.entries(specimens)
      .filter(([name]) => !covering.test(name) && name !== bare)
      .map(([name, specimen]) => (
        <div key={name} data-of={name}>
          {specimen(probe)}
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

describe('room', () => {
  test('everything fits 320 px', async () => {
    await page.viewport(320, 640)
    show(everything)
    expect(overflowing()).toEqual([])
  })

  test('everything fits with text twice as large', async () => {
    await page.viewport(640, 640)
    document.documentElement.style.fontSize = '200%'
    show(everything)
    expect(overflowing()).toEqual([])
  })

  test('everything fits when written from right to left', async () => {
    await page.viewport(360, 640)
    document.documentElement.dir = 'rtl'
    show(everything)
    expect(overflowing()).toEqual([])
  })

  test('whatever is pressed is 24 px large at least, unless it stands in a line of text', async () => {
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

/** What a mark of focus may stand on: the element, its label, the part around it. */
const marked = (element: Element | null): boolean => {
  for (let place = element, steps = 0; place && steps < 3; place = place.parentElement, steps += 1) {
    const around = [place, ...place.children].flatMap(one => [getComputedStyle(one), getComputedStyle(one, '::after')])
    if (around.some(style => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)) return true
  }
  return false
}

describe('focus', () => {
  test.each([
    ['in plain colours', []],
    ['in forced colours', [{ name: 'forced-colors', value: 'active' }]],
  ])('is in sight wherever Tab goes, %s', async (_, features) => {
    await media(...features)
    show(everything)
    const unmarked: string[] = []
    let stops = 0
    await userEvent.keyboard('{Tab}')
    while (document.activeElement !== document.body && stops < 200) {
      // The thumb of a range, which has the mark, cannot be asked for its style.
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

/** Elements and their pseudo-elements that an animation or transition would move. */
const moving = () =>
  [...document.body.querySelectorAll('*')].flatMap(element =>
    ['', '::before', '::after'].flatMap(pseudo => {
      const { animationName, transitionDuration } = getComputedStyle(element, pseudo)
      const still = animationName === 'none' && Number.parseFloat(transitionDuration) === 0
      return still ? [] : [`${element.getAttribute('data-scope')}/${element.getAttribute('data-part')}${pseudo}`]
    }),
  )

test('things move only where motion is welcome', () => {
  show(everything)
  expect(moving().length).toBeGreaterThan(10)
})

describe('where less motion is wanted', () => {
  beforeEach(() => media({ name: 'prefers-reduced-motion', value: 'reduce' }))

  test('nothing on the page is animated', () => {
    show(everything)
    expect(moving()).toEqual([])
    expect(document.getAnimations()).toEqual([])
  })

  test.each(Object.entries(specimens).filter(([name]) => covering.test(name)))('%s is not animated', (_, specimen) => {
    show(specimen(probe))
    expect(moving()).toEqual([])
    expect(document.getAnimations()).toEqual([])
  })

  test('no style overrules that', () => {
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

  test('a dialog appears without moving', async () => {
    show(
      <Modal.Root defaultName="cart">
        <Modal.Content name="cart">
          <Modal.Title>Кошик</Modal.Title>
        </Modal.Content>
      </Modal.Root>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const lasting = document.getAnimations().map(animation => Number(animation.effect?.getTiming().duration ?? 0))
    expect(lasting.filter(duration => duration > 1)).toEqual([])
  })

  test('the way to the top is a jump', async () => {
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
