import type { ReactElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { CartLine } from '../cart-line/index.ts'
import { ComboboxField } from '../combobox/index.ts'
import { Menu } from '../menu/index.ts'
import { en } from '../messages/en.ts'
import { ProductCard } from '../product-card/index.ts'
import { ShopUiProvider } from '../provider/index.ts'
import { ReviewList } from '../review-list/index.ts'
import { SearchComboboxField } from '../search-combobox/index.ts'
import { ListboxField } from '../select/index.ts'
import { SizeAdvisor } from '../size-advisor/index.ts'
import { leftOf, show } from '../testing/browser-helpers.tsx'
import { Upload } from '../upload/index.ts'
import { UserCard } from '../user-card/index.ts'

/** Ends with a mark that has no direction: in a text from right to left it would go to the other end. */
const name = 'Jacket “Traverse”'

const parts: Readonly<Record<string, ReactElement>> = {
  'the name of a card': (
    <ProductCard.Root>
      <ProductCard.Name href="#card">{name}</ProductCard.Name>
    </ProductCard.Root>
  ),
  'the name of a line of the cart': (
    <CartLine.Root>
      <CartLine.Name>{name}</CartLine.Name>
    </CartLine.Root>
  ),
  'a linked name of a line of the cart': (
    <CartLine.Root>
      <CartLine.Name href="#line">{name}</CartLine.Name>
    </CartLine.Root>
  ),
  'a link of the breadcrumbs': (
    <Breadcrumbs
      items={[
        { name, url: '#one' },
        { name: 'الصفحة', url: '#two' },
      ]}
    />
  ),
  'the page of the breadcrumbs': <Breadcrumbs items={[{ name, url: '#one' }]} />,
  'an item of the menu': <Menu aria-label="القائمة" items={[{ name, url: '#one' }]} />,
  'the writer of a review': <ReviewList.Item name={name} date="2026-11-21" />,
  'a customer': <UserCard user={{ name, email: 'a@b.example' }} />,
  'a file': (
    <Upload.Root defaultFiles={[{ id: 1, name, size: 1, status: 'uploaded' }]}>
      <Upload.Title>الصور</Upload.Title>
      <Upload.Items>{file => <Upload.Item key={file.id} file={file} />}</Upload.Items>
    </Upload.Root>
  ),
  'an option of a combobox': <ComboboxField label="منتج" load={async () => [{ id: '1', text: name }]} />,
  'a suggestion of the search': (
    <SearchComboboxField action="#search" load={async () => [{ id: '1', text: name, href: '#one' }]} />
  ),
  'a selected option': <ListboxField label="منتج" defaultValue="1" items={[{ value: '1', text: name }]} />,
}

/** The element that has the name, once the page shows it. */
const shownName = () =>
  vi.waitUntil(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement: element } = texts.currentNode
      if (textContent === name && element?.checkVisibility() && !element.matches('option')) return element
    }
    return null
  })

function rightToLeft() {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => {
    document.documentElement.dir = ''
  })
}

test.each(Object.entries(parts))(
  'a foreign name keeps its quotation marks in a page from right to left: %s',
  async (_, part) => {
    rightToLeft()
    show(part)
    const field = document.querySelector('[role="combobox"]')
    if (field instanceof HTMLInputElement) await userEvent.type(field, 'xyz')
    const text = await shownName()
    expect(leftOf(text, '”')).toBeGreaterThan(leftOf(text, 'T'))
  },
)

const sentences: Readonly<Record<string, ReactElement>> = {
  'a size that is advised': (
    <ShopUiProvider messages={{ sizeAdvisor: { ...en.sizeAdvisor, advice: 'مقاسك: {size}' } }}>
      <SizeAdvisor
        measures={[{ name: 'chest', label: 'الصدر', min: 70, max: 160 }]}
        chart={[{ value: '1', name, ranges: { chest: [98, 101] } }]}
        defaultValues={{ chest: '100' }}
      />
    </ShopUiProvider>
  ),
  'the way back in a menu': (
    <ShopUiProvider messages={{ menu: { ...en.menu, back: 'العودة: {name}' } }}>
      <Menu aria-label={name} items={[{ name: 'الكل', url: '#all', children: [{ name: 'سترات', url: '#jackets' }] }]} />
    </ShopUiProvider>
  ),
  'all of a section of a menu': (
    <ShopUiProvider messages={{ menu: { ...en.menu, all: 'الكل في {name}', open: 'افتح' } }}>
      <Menu aria-label="القائمة" items={[{ name, url: '#all', children: [{ name: 'سترات', url: '#jackets' }] }]} />
    </ShopUiProvider>
  ),
}

test.each(Object.entries(sentences))(
  'a name in a sentence of the messages keeps its quotation marks: %s',
  async (_, part) => {
    rightToLeft()
    show(part)
    const level = document.querySelector<HTMLButtonElement>('[data-scope="menu"][data-part="trigger"]')
    if (level) await userEvent.click(level)
    const text = await shownName()
    expect(leftOf(text, '”')).toBeGreaterThan(leftOf(text, 'T'))
  },
)
