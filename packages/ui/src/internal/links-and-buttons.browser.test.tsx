import { createElement, type ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { Button, IconButton } from '../button/index.ts'
import { CartLine } from '../cart-line/index.ts'
import { ConsentBanner } from '../consent-banner/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorSummary } from '../error-summary/index.ts'
import { TextField } from '../field/index.ts'
import { CartIcon } from '../icon/index.ts'
import { Pagination } from '../pagination/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { SizeAdvisor } from '../size-advisor/index.ts'
import { SkipLink } from '../skip-link/index.ts'
import { after, afterwards, link, show } from '../testing/browser-helpers.tsx'
import { keyboard } from '../testing/keyboard.ts'
import { partFixtures } from '../testing/part-fixtures.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { UserCard } from '../user-card/index.ts'

// Components that behave as plain links, buttons and fields for the keyboard, and those without keyboard behaviour.

const pressed = vi.fn()
beforeEach(() => pressed.mockReset())

/** Accessible names of all tab stops of a part, up to the link after it. */
async function stops(part: ReactElement): Promise<string[]> {
  show(
    <>
      {part}
      {after}
    </>,
  )
  const names: string[] = []
  await userEvent.keyboard('{Tab}')
  while (document.activeElement !== afterwards.element() && names.length < 20) {
    const focused = document.activeElement
    names.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '')
    await userEvent.keyboard('{Tab}')
  }
  return names
}

async function follows(part: ReactElement, hash: string) {
  show(part)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(location.hash).toBe(hash)
}

async function presses(part: ReactElement) {
  show(part)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  expect(pressed).toHaveBeenCalledTimes(2)
}

const crumbs = [
  { name: 'Головна', url: '#home' },
  { name: 'Куртки', url: '#jackets' },
  { name: 'Траверс', url: '#travers' },
]
testKeyboard('breadcrumbs', {
  'Tab → moves focus to it, and on': async () => {
    expect(await stops(<Breadcrumbs items={crumbs} />)).toEqual(['Головна', 'Куртки'])
  },
  'Enter → follows the link': async () => {
    await follows(<Breadcrumbs items={crumbs} />, '#home')
  },
})

const apply = <Button onClick={pressed}>Застосувати</Button>
testKeyboard('button', {
  'Tab → moves focus to it, and on': async () => {
    const close = <IconButton aria-label="Закрити" />
    expect(
      await stops(
        <>
          {apply}
          {close}
        </>,
      ),
    ).toEqual(['Застосувати', 'Закрити'])
  },
  'Enter, Space → presses it': async () => {
    await presses(apply)
  },
})

testKeyboard('cart-line', {
  'Tab → moves focus to it, and on': async () => {
    const line = (
      <ul>
        <CartLine.Root>
          <CartLine.Header>
            <CartLine.Name href="#travers">Траверс</CartLine.Name>
            <CartLine.Remove product="Траверс" />
          </CartLine.Header>
        </CartLine.Root>
      </ul>
    )
    expect(await stops(line)).toEqual(['Траверс', 'Видалити: Траверс'])
  },
})

const banner = (
  <ConsentBanner.Root>
    <ConsentBanner.Title>Файли cookie</ConsentBanner.Title>
    <ConsentBanner.Footer>
      <Button onClick={pressed}>Погоджуюсь</Button>
      <Button>Відмовляюсь</Button>
    </ConsentBanner.Footer>
  </ConsentBanner.Root>
)
testKeyboard('consent-banner', {
  'Tab → moves focus to it, and on': async () => {
    expect(await stops(banner)).toEqual(['Погоджуюсь', 'Відмовляюсь'])
  },
  'Enter, Space → presses it': async () => {
    await presses(banner)
  },
})

testKeyboard('empty-state', {
  'Tab → moves focus to it, and on': async () => {
    const empty = (
      <EmptyState.Root>
        <EmptyState.Title>Ваш кошик порожній</EmptyState.Title>
        <EmptyState.Footer>
          <a href="#catalogue">До каталогу</a>
        </EmptyState.Footer>
      </EmptyState.Root>
    )
    expect(await stops(empty)).toEqual(['До каталогу'])
  },
})

testKeyboard('error-summary', {
  'Enter → on an entry: focuses its field': async () => {
    show(
      <>
        <ErrorSummary errors={[{ id: 'city', text: 'Місто: оберіть' }]} />
        <TextField id="city" label="Місто" />
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(link('Місто: оберіть')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Місто' })).toHaveFocus()
  },
})

const pages = <Pagination page={2} pages={9} href={page => `#${page}`} />
testKeyboard('pagination', {
  'Tab → moves focus to it, and on': async () => {
    const names = ['Назад', ...[1, 2, 3, 4, 5, 9].map(number => `Сторінка ${number}`), 'Далі']
    expect(await stops(pages)).toEqual(names)
  },
  'Enter → follows the link': async () => {
    await follows(pages, '#1')
  },
})

const card = (
  <ProductCard.Root>
    <ProductCard.Media />
    <ProductCard.Name href="#travers">Траверс</ProductCard.Name>
    <ProductCard.BuyBox>
      <ProductCard.AddToCart product="Траверс" />
    </ProductCard.BuyBox>
    <ProductCard.WishlistToggle product="Траверс" pressed />
  </ProductCard.Root>
)
testKeyboard('product-card', {
  'Tab → moves focus to it, and on': async () => {
    expect(await stops(card)).toEqual(['Траверс', 'Додати в кошик: Траверс', 'В обране: Траверс'])
  },
  'Enter → follows the link': async () => {
    await follows(card, '#travers')
  },
})

testKeyboard('size-advisor', {
  'Tab → moves focus to it, and on': async () => {
    show(
      <>
        <SizeAdvisor measures={[{ name: 'chest', label: 'Груди', min: 80, max: 140 }]} chart={[]} />
        {after}
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('textbox', { name: /Груди/ })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
})

testKeyboard('skip-link', {
  'Enter → moves focus to the content': async () => {
    show(
      <>
        <SkipLink href="#content" />
        <a href="#menu">Меню</a>
        <main id="content" tabIndex={-1}>
          Вміст
        </main>
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(link('Перейти до вмісту')).toHaveFocus()
    await expect.element(link('Перейти до вмісту')).toBeInViewport()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  },
})

const person = <UserCard user={{ name: 'Олександр', email: 'o@poshta.example', phone: '+380 67 123 45 67' }} />
testKeyboard('user-card', {
  'Tab → moves focus to it, and on': async () => {
    expect(await stops(person)).toEqual(['o@poshta.example', '+380 67 123 45 67'])
  },
  'Enter → follows the link': async () => {
    show(person)
    // mailto: and tel: links open other programs: only the click is observable.
    const followed: string[] = []
    const watch = (event: MouseEvent) => {
      event.preventDefault()
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.href)
    }
    document.addEventListener('click', watch)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
    document.removeEventListener('click', watch)
    expect(followed).toEqual(['mailto:o@poshta.example', 'tel:+380671234567'])
  },
})

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

// IconButton matches the prefix of the icon component but does not belong to it: an icon replaces it.
const parts: typeof partFixtures = { ...partFixtures, IconButton: () => <CartIcon /> }

describe('components without keys take no focus', () => {
  const without = Object.entries(keyboard).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))

  test.each(without)('%s', async name => {
    const probe = { ref: () => {}, className: '', 'data-probe': '' }
    const own = Object.entries(parts).filter(([part]) => part.startsWith(pascal(name)))
    expect(own.length).toBeGreaterThan(0)
    expect(
      await stops(<div>{own.map(([part, fixture]) => createElement('div', { key: part }, fixture(probe)))}</div>),
    ).toEqual([])
  })
})
