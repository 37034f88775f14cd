import { expect, it } from 'vitest'
import { shell } from '../platform/words/uk/shell.ts'
import { mobileMenuItems } from './mobile-menu.tsx'

const page = (url: string) => ({ name: url, url, children: [] })

it('leads to what the menus of the header and the footer hold, to each page once', () => {
  const menus = {
    header: [page('/catalogue'), page('/delivery')],
    footer: [
      { ...page(''), children: [page('/delivery'), page('/returns')] },
      { ...page(''), children: [page('/stores')] },
    ],
    catalogue: [],
    standards: [],
    trades: [],
  }
  const urls = mobileMenuItems({ words: shell, menus }, 'uk').map(({ url }) => url)
  expect(urls).toEqual([
    ...['/catalogue', '/catalogue#standards', '/catalogue#trades', '/wishlist', '/account/orders'],
    ...['/delivery', '/returns', '/stores'],
  ])
})
