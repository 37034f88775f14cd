import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, link, show } from '../testing/browser-helpers.tsx'
import { ProductCard } from './index.ts'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A card in two colours with a second picture. */
function Card({ onPreview = () => undefined }: { onPreview?: (wanted: boolean) => void }) {
  const [isSecond, setSecond] = useState(false)
  const [colour, setColour] = useState<string | null>(null)
  const preview = colour ?? (isSecond ? 'ззаду' : null)
  return (
    <div style={{ inlineSize: 320 }}>
      <ProductCard.List>
        <ProductCard.Root
          onPreviewChange={wanted => {
            onPreview(wanted)
            setSecond(wanted)
          }}
        >
          <ProductCard.Media>
            <img src={dot} alt="спереду" />
            {preview && (
              <ProductCard.Preview key={preview}>
                <img src={dot} alt={preview} />
              </ProductCard.Preview>
            )}
          </ProductCard.Media>
          <ProductCard.WishlistToggle product="Траверс" />
          <ProductCard.Name href="#travers">Траверс</ProductCard.Name>
          <ProductCard.Swatches>
            {['Графіт', 'Синій'].map(name => (
              <ProductCard.Swatch
                key={name}
                href={`#${name}`}
                name={name}
                colours={['#4a535c', '#15181b']}
                current={name === 'Графіт'}
                availability={name === 'Синій' ? 'out_of_stock' : 'in_stock'}
                onPreviewChange={wanted => setColour(wanted ? name : null)}
              />
            ))}
          </ProductCard.Swatches>
        </ProductCard.Root>
      </ProductCard.List>
    </div>
  )
}
const picture = (name: string) => page.getByRole('img', { name, exact: true })
const preview = () => document.querySelector('[data-part="preview"]')
const soldOut = 'Синій — немає в наявності'

test('Tab goes to the name, then to each colour; Enter opens it', async () => {
  show(<Card />)
  await userEvent.keyboard('{Tab}')
  await expect.element(button('В обране: Траверс')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Траверс')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link('Графіт')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link(soldOut)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(decodeURI(location.hash)).toBe('#Синій')
})

test('the focus on the name shows the second picture, on a colour the colour’s, and neither stays', async () => {
  show(<Card />)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(picture('ззаду')).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(picture('Графіт')).toBeInTheDocument()
  await expect.element(picture('ззаду')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(preview).toBeNull()
})

test('a mouse on the card shows the second picture, on a colour the colour’s, once it is loaded', async () => {
  show(<Card />)
  // The name's link covers the card.
  await userEvent.hover(link('Траверс'))
  await expect.poll(() => preview()?.hasAttribute('data-loaded')).toBe(true)
  await expect.element(picture('ззаду')).toBeInTheDocument()
  await userEvent.hover(link(soldOut))
  await expect.element(picture('Синій')).toBeInTheDocument()
  await userEvent.hover(link('Траверс'))
  await expect.element(picture('ззаду')).toBeInTheDocument()
  await userEvent.unhover(link('Траверс'))
  await expect.poll(preview).toBeNull()
})

test('touch asks for no second picture, but a pressed colour shows its own', async () => {
  const onPreview = vi.fn()
  show(<Card onPreview={onPreview} />)
  const enter = (element: Element) =>
    element.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }))
  enter(picture('спереду').element())
  expect(onPreview).not.toHaveBeenCalled()
  expect(preview()).toBeNull()
  enter(link(soldOut).element())
  await expect.element(picture('Синій')).toBeInTheDocument()
})

test('the colours are a named list whose shown one is current', async () => {
  show(<Card />)
  await expect.element(page.getByRole('list', { name: 'Кольори' })).toBeVisible()
  await expect.element(link('Графіт')).toHaveAttribute('aria-current', 'true')
  await expect.element(link(soldOut)).not.toHaveAttribute('aria-current')
})
