import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AccountMenu } from '../account-menu/index.ts'
import { LanguageBadge } from '../language-badge/index.ts'
import { Menu } from '../menu/index.ts'
import { Price } from '../price/index.ts'
import { ScrollToTop } from '../scroll-to-top/index.ts'
import { Tabs } from '../tabs/index.ts'
import { WithLanguage } from '../testing/examples.tsx'

// HTML for search engines and users without JavaScript.
function send(part: ReactElement): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<WithLanguage locale="uk">{part}</WithLanguage>)
  return page
}
const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map(link => link.getAttribute('href'))

describe('the server sends', () => {
  test('every link of the menu, down to the fourth level', () => {
    const fourth = { name: 'Бавовняні', url: '/1/1/1/1' }
    const third = { name: 'Літні', url: '/1/1/1', children: [fourth] }
    const items = [{ name: 'Одяг', url: '/1', children: [{ name: 'Куртки', url: '/1/1', children: [third] }] }]
    const sent = hrefs(send(<Menu aria-label="Каталог" items={items} />))
    expect([...new Set(sent)].sort()).toEqual(['/1', '/1/1', '/1/1/1', '/1/1/1/1'])
  })

  test('every tab panel, all but the first hidden', () => {
    const page = send(
      <Tabs.Root defaultValue="description">
        <Tabs.Panel value="description">Опис товару</Tabs.Panel>
        <Tabs.Panel value="reviews">86 відгуків</Tabs.Panel>
      </Tabs.Root>,
    )
    expect(page.textContent).toBe('Опис товару86 відгуків')
    expect([...page.querySelectorAll('[role="tabpanel"]')].map(panel => panel.hasAttribute('hidden'))).toEqual([
      false,
      true,
    ])
  })

  test('lists of links open, so that they work before hydration', () => {
    const page = send(
      <>
        <LanguageBadge.Root>
          <LanguageBadge.Content>
            <LanguageBadge.Link language="en" href="/en">
              English
            </LanguageBadge.Link>
          </LanguageBadge.Content>
        </LanguageBadge.Root>
        <AccountMenu.Root>
          <AccountMenu.Content>
            <AccountMenu.Link href="/orders">Мої замовлення</AccountMenu.Link>
          </AccountMenu.Content>
        </AccountMenu.Root>
      </>,
    )
    expect(hrefs(page)).toEqual(['/en', '/orders'])
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0)
  })

  test('the scroll-to-top button hidden', () => {
    expect(send(<ScrollToTop />).querySelector('button')).toHaveAttribute('hidden')
  })

  test('a price with the same text as in the browser', () => {
    const price = <Price amount={12490.5} was={15980} />
    const { container } = render(<WithLanguage locale="uk">{price}</WithLanguage>)
    expect(send(price).textContent).toBe(container.textContent)
    expect(container.textContent).toContain('15\u00a0980')
  })
})
