import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documentedParts } from '../../../../.storybook/anatomy.ts'
import { Gallery } from '../gallery/index.ts'
import { LanguageBadge } from '../language-badge/index.ts'
import { Modal } from '../modal/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { ReviewGrade } from '../review-grade/index.ts'
import { SearchComboboxField } from '../search-combobox/index.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { partFixtures } from '../testing/part-fixtures.tsx'
import structure from '../theme/structure.css?raw'
import { Toast } from '../toast/index.ts'

// The theme is not loaded here: what a page looks like with the structure alone, or with styles of its own.

afterEach(cleanup)

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('with the structure alone', () => {
  const loadStructure = () => {
    const sheet = document.createElement('style')
    sheet.textContent = structure
    document.head.append(sheet)
    return () => sheet.remove()
  }
  let unload = () => {}
  beforeEach(() => {
    unload = loadStructure()
  })
  afterEach(() => unload())

  test('texts for assistive technology are not visible', () => {
    let found = 0
    for (const [name, fixture] of Object.entries(partFixtures)) {
      render(<WithLanguage locale="uk">{fixture({ ref: () => {}, className: '', 'data-probe': '' })}</WithLanguage>)
      for (const text of document.querySelectorAll('[data-visually-hidden]')) {
        const { width, height } = text.getBoundingClientRect()
        // A legend has the browser's padding; a line of text keeps its height, out of the flow.
        const { position, clipPath } = getComputedStyle(text)
        expect([name, width <= 5 && height < 40, position, clipPath]).toEqual([name, true, 'absolute', 'inset(50%)'])
        found += 1
      }
      cleanup()
    }
    expect(found).toBeGreaterThan(10)
  })

  /** Element at the centre of another one. */
  const topmostAt = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }

  test('a foreign name has the direction of its letters, aligned as its page', () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => {
      document.documentElement.dir = ''
    })
    show(
      <ProductCard.Root>
        <ProductCard.Name href="#card">Куртка «Траверс»</ProductCard.Name>
      </ProductCard.Root>,
    )
    const { unicodeBidi, textAlign } = getComputedStyle(page.getByRole('heading').element())
    expect({ unicodeBidi, textAlign }).toEqual({ unicodeBidi: 'plaintext', textAlign: 'right' })
  })

  test('every selector names a documented part', () => {
    const parts = [...structure.matchAll(/\[data-scope="([\w-]+)"\]\[data-part="([\w-]+)"\]/g)]
    expect(parts.length).toBeGreaterThan(25)
    for (const [, scope, part] of parts) expect(documentedParts).toContain(`${scope}/${part}`)
  })

  test('a dialog is above its overlay, takes clicks, and the overlay closes it; a toast is above both', async () => {
    await page.viewport(1024, 768)
    show(
      <>
        <main style={{ height: 2000 }}>Сторінка</main>
        <Modal.Root defaultName="cart">
          <Modal.Content name="cart" placement="end">
            <Modal.Header>
              <Modal.Title>Кошик</Modal.Title>
              <Modal.Close />
            </Modal.Header>
          </Modal.Content>
        </Modal.Root>
        <Toast.Region>
          <Toast.Root variant="error">
            <Toast.Description>Немає зв’язку</Toast.Description>
            <Toast.Close />
          </Toast.Root>
        </Toast.Region>
      </>,
    )
    const dialog = page.getByRole('dialog', { name: 'Кошик' })
    await expect.element(dialog).toBeVisible()
    const close = button('Закрити').element()
    expect(close.contains(topmostAt(close))).toBe(true)
    const dismiss = button('Закрити сповіщення').element()
    expect(dismiss.contains(topmostAt(dismiss))).toBe(true)
    expect(dialog.element().getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
    await userEvent.click(page.elementLocator(document.querySelector('[data-part="overlay"]') ?? document.body), {
      position: { x: 4, y: 4 },
    })
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('suggestions stand below one another, each with a small picture', async () => {
    const image = <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width={800} height={1000} />
    const load = async () => [
      { id: 'jacket', text: 'Куртка', href: '#jacket', image },
      { id: 'vest', text: 'Жилет', href: '#vest', image },
    ]
    show(<SearchComboboxField action="#search" load={load} />)
    await userEvent.type(page.getByRole('combobox').element(), 'ку')
    const [first, second] = [page.getByRole('option', { name: 'Куртка' }), page.getByRole('option', { name: 'Жилет' })]
    await expect.element(second).toBeVisible()
    expect(second.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first.element().getBoundingClientRect().bottom,
    )
    expect(first.element().querySelector('img')?.getBoundingClientRect().width).toBe(40)
  })

  test('with styles of one’s own that only fix the place, the dialog is above its overlay too', async () => {
    unload()
    const own = document.createElement('style')
    own.textContent =
      '[data-scope="modal"]:is([data-part="overlay"], [data-part="content"]) { position: fixed; inset: 0 }'
    document.head.append(own)
    show(
      <Modal.Root>
        <Modal.Trigger name="cart">Відкрити</Modal.Trigger>
        <Modal.Content name="cart">
          <Modal.Title>Кошик</Modal.Title>
          <Modal.Close />
        </Modal.Content>
      </Modal.Root>,
    )
    await userEvent.click(button('Відкрити'))
    const close = button('Закрити').element()
    expect(close.contains(topmostAt(close))).toBe(true)
    own.remove()
  })

  test('a list of languages lies over the page, inside a phone’s viewport, and a press reaches it', async () => {
    await page.viewport(390, 700)
    show(
      <>
        <LanguageBadge.Root>
          <LanguageBadge.Trigger badge="ua" language="українська" />
          <LanguageBadge.Content>
            <LanguageBadge.Link language="en" href="#en">
              English, with a name long enough
            </LanguageBadge.Link>
          </LanguageBadge.Content>
        </LanguageBadge.Root>
        <p style={{ margin: 0, background: 'white', position: 'relative' }}>Текст сторінки</p>
      </>,
    )
    await userEvent.click(page.getByRole('button'))
    const language = link('English, with a name long enough').element()
    expect(language.getBoundingClientRect().left).toBeGreaterThanOrEqual(8)
    expect(language.contains(topmostAt(language))).toBe(true)
    await page.viewport(414, 896)
  })

  test('a gallery shows one slide at a time, swatches and grades have a shape', () => {
    const { container } = show(
      <>
        <Gallery.Root count={2} style={{ inlineSize: 300 }}>
          <Gallery.Track>
            <Gallery.Slide index={0}>Спереду</Gallery.Slide>
            <Gallery.Slide index={1}>Ззаду</Gallery.Slide>
          </Gallery.Track>
        </Gallery.Root>
        <ProductCard.Swatches>
          <ProductCard.Swatch name="Графіт" colours={['#333']} href="#grey" />
        </ProductCard.Swatches>
        <ReviewGrade value={4} variant="squares" />
      </>,
    )
    const slides = container.querySelectorAll('[data-part="slide"]')
    expect(slides[0]?.getBoundingClientRect().width).toBe(300)
    expect(slides[1]?.getBoundingClientRect().left).toBe((slides[0]?.getBoundingClientRect().left ?? 0) + 300)
    for (const shape of container.querySelectorAll('[data-part="swatch"], [data-part="square"]'))
      expect(shape.getBoundingClientRect().height).toBeGreaterThan(8)
  })
})
