import type { RouteConfigEntry } from '@react-router/dev/routes'
import { reservedSegments } from '@shop/contract/constants'
import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import routes from './routes.ts'
import { screens } from './screens.ts'

const leavesOf = (route: RouteConfigEntry): RouteConfigEntry[] => route.children?.flatMap(leavesOf) ?? [route]
const leaves = routes.flatMap(leavesOf).filter(({ id }) => id !== undefined)
const pathOf = (id: string) => leaves.find(route => route.id === id)?.path

describe('the table of routes', () => {
  it.each([
    ['home___uk', ''],
    ['home___ru', 'ru'],
    ['search___en', 'en/search/:query?'],
    ['news-article___ru', 'ru/news/:article'],
    ['cart-thankyou___uk', 'cart/thankyou'],
    ['account___uk', 'account'],
    ['account-orders___ru', 'ru/account/orders'],
    ['password-reset___en', 'en/password-reset/token/:token?'],
    ['page___uk', ':page'],
    ['page-product___en', 'en/:page/:product'],
  ])('%s has the path /%s', (id, path) => expect(pathOf(id)).toBe(path))

  it('has no first segment that a page of text may have', () => {
    const first = screens.map(({ path }) => path.split('/')[1] ?? '').filter(segment => /^\w/.test(segment))
    expect(first.filter(segment => !reservedSegments.includes(segment))).toEqual([])
  })

  it('has every screen in every language, once', () => {
    const names = new Map<string, Set<string>>()
    for (const { id } of leaves) {
      const [name = '', locale] = (id ?? '').split('___')
      if (locale) names.set(name, (names.get(name) ?? new Set()).add(locale))
    }
    expect(names.size).toBeGreaterThan(10)
    for (const found of names.values()) expect([...found].sort()).toEqual([...locales].sort())
    expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length)
  })
})
