import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { CartLine } from '../cart-line/index.ts'
import { Gallery } from '../gallery/index.ts'
import { OptionPicker } from '../option-picker/index.ts'
import { OrderSummary } from '../order-summary/index.ts'
import { Price } from '../price/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { RatingHistogram } from '../rating-histogram/index.ts'
import { SizeQuantityTable } from '../size-quantity-table/index.ts'
import { Tabs } from '../tabs/index.ts'
import { show } from '../testing/browser-helpers.tsx'

/** Without a place to break, and as wide as a link that somebody searches for. */
const word = 'Вогнестійкийантистатичний'.repeat(4)

const texts = {
  'a heading': <h1>{word}</h1>,
  'a paragraph': <p>{word}</p>,
  'a large price': <Price amount={123_456} size="large" />,
  totals: (
    <OrderSummary.Root>
      <OrderSummary.Totals>
        <OrderSummary.TotalsRow term="1 200 товарів">{'99\u00a0999\u00a0999,99\u00a0₴'}</OrderSummary.TotalsRow>
        <OrderSummary.TotalsRow term="Разом" grandTotal>
          <Price amount={99_999_999.99} />
        </OrderSummary.TotalsRow>
      </OrderSummary.Totals>
    </OrderSummary.Root>
  ),
  'a table of quantities': (
    <SizeQuantityTable
      caption={word}
      headers={{ size: 'Розмір', quantity: 'Кількість' }}
      rows={[{ id: '1', size: '52', note: 'Закінчується', max: 20, name: 'count.1' }]}
      total={word}
    />
  ),
  'a rating histogram': (
    <RatingHistogram.Root counts={[{ grade: 5, count: 1200 }]}>
      <RatingHistogram.Average />
      <RatingHistogram.Items />
    </RatingHistogram.Root>
  ),
  'an option picker': (
    <OptionPicker.Root label="Розмір" name="size">
      <OptionPicker.Legend>{word}</OptionPicker.Legend>
      <OptionPicker.Items>
        <OptionPicker.Item value="1">{word}</OptionPicker.Item>
        <OptionPicker.Item value="2">52</OptionPicker.Item>
      </OptionPicker.Items>
    </OptionPicker.Root>
  ),
  'the name of a card': (
    <ProductCard.Root>
      <ProductCard.Name href="#long">{word}</ProductCard.Name>
    </ProductCard.Root>
  ),
  'a line of the cart': (
    <CartLine.Root>
      <CartLine.Header>
        <CartLine.Name>{word}</CartLine.Name>
        <CartLine.Remove product={word} />
      </CartLine.Header>
      <CartLine.Footer>
        <Price amount={8_999_999.99} was={9_999_999.99} />
      </CartLine.Footer>
    </CartLine.Root>
  ),
  swatches: (
    <OptionPicker.Swatches>
      <OptionPicker.Swatch href="#red" colours={['red']}>
        {word}
      </OptionPicker.Swatch>
    </OptionPicker.Swatches>
  ),
  breadcrumbs: <Breadcrumbs items={[word, word, word].map((name, index) => ({ name, url: `/${index}` }))} />,
}

for (const [name, text] of Object.entries(texts))
  test(`${name} with long words is within 320 px at 200 %, in a grid too`, async () => {
    await page.viewport(320, 640)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    show(<div style={{ display: 'grid', paddingInline: 16 }}>{text}</div>)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

const wholeWidth = {
  'a list of products': (
    <ProductCard.List>
      <ProductCard.Root>
        <ProductCard.Name href="#travers">Траверс</ProductCard.Name>
      </ProductCard.Root>
    </ProductCard.List>
  ),
  'a line of the cart': (
    <ul>
      <CartLine.Root>
        <CartLine.Header>
          <CartLine.Name>Траверс</CartLine.Name>
          <CartLine.Remove product="Траверс" />
        </CartLine.Header>
      </CartLine.Root>
    </ul>
  ),
  'a gallery': (
    <Gallery.Root count={1}>
      <Gallery.Viewport>
        <Gallery.Track>
          <Gallery.Slide index={0}>Спереду</Gallery.Slide>
        </Gallery.Track>
      </Gallery.Viewport>
    </Gallery.Root>
  ),
  tabs: (
    <Tabs.Root defaultValue="text">
      <Tabs.List aria-label="Про товар">
        <Tabs.Tab value="text">Опис</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="text">Опис товару</Tabs.Panel>
    </Tabs.Root>
  ),
}

for (const [name, part] of Object.entries(wholeWidth))
  test(`${name} is no wider than a page without margins, and reaches the edges of one that says how wide they are`, async () => {
    await page.viewport(320, 640)
    const { container, rerender } = show(<main>{part}</main>)
    const widest = () =>
      Math.max(...[...container.querySelectorAll('main *')].map(one => one.getBoundingClientRect().right))
    expect(widest()).toBeLessThanOrEqual(320)
    rerender(<main style={{ paddingInline: 24, ...{ '--shop-space-bleed': '24px' } }}>{part}</main>)
    expect(widest()).toBe(name === 'a line of the cart' ? 296 : 320)
  })

test('the current page, which breadcrumbs on a phone do not show, makes the page no taller', async () => {
  await page.viewport(320, 640)
  show(<Breadcrumbs items={['Головна', 'Куртки', word].map((name, index) => ({ name, url: `/${index}` }))} />)
  expect(document.documentElement.scrollHeight).toBe(640)
})
