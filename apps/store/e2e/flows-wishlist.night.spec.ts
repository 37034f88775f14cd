import type { Page } from '@playwright/test'
import { type Graph, testPaths } from '@shop/flows/testing'
import { applyAction, EVERYTHING, isLiked, ownGroups, type Wishlist, type WishlistAction } from '@shop/flows/wishlist'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

const names = ['На зиму', 'Бригаді'] as const
const title = 'Список бажань'

/** The next state comes from the wishlist rules; the events are limited to one group with two names, and two products. */
const createGraph = (products: readonly number[]): Graph<Wishlist, WishlistAction> => ({
  initial: {},
  events(wishlist) {
    const [group] = ownGroups(wishlist)
    const liked = products.filter(id => isLiked(wishlist, id))
    const toggles = products.map(productId => ({ type: 'wishlist.toggle', productId }) as const)
    if (group === undefined)
      return liked.length === 0 ? toggles : [...toggles, { type: 'wishlist.group.add', name: names[0] }]
    const other = names.find(name => name !== group) ?? names[0]
    return [
      ...liked.flatMap(productId => [
        { type: 'wishlist.move', productId, to: group } as const,
        { type: 'wishlist.move', productId, to: EVERYTHING } as const,
      ]),
      { type: 'wishlist.group.rename', group, name: other },
      { type: 'wishlist.group.rename', group, name: ' ' },
      { type: 'wishlist.group.remove', group },
      ...toggles,
    ]
  },
  next: applyAction,
  keyOf: wishlist => JSON.stringify([products.map(id => isLiked(wishlist, id)), wishlist]),
  goalOf(wishlist, action) {
    const [group] = ownGroups(wishlist)
    const isIn = 'productId' in action && Boolean(group && wishlist[group]?.includes(action.productId))
    const isKnown = 'productId' in action && isLiked(wishlist, action.productId)
    return JSON.stringify([
      action.type,
      'to' in action && action.to === EVERYTHING,
      group === undefined,
      isIn,
      isKnown,
      'name' in action && action.name === ' ',
    ])
  },
})

const wishlistButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `В обране: ${name}`, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('shows, counts and stores the same wishlist on every path of its machine', desktopOnly, async ({ page }) => {
  await page.goto('/jackets')
  const wishlistButtons = page.getByRole('button', { name: /^В обране: / })
  const goods = await wishlistButtons.evaluateAll(buttons =>
    buttons.slice(0, 2).map(button => ({
      id: Number(button.getAttribute('value')),
      name: button.getAttribute('aria-label')?.replace('В обране: ', '') ?? '',
    })),
  )
  const nameOf = (id: number) => goods.find(one => one.id === id)?.name ?? ''
  const graph = createGraph(goods.map(({ id }) => id))

  const openPage = async (path: '/jackets' | '/wishlist') => {
    if (new URL(page.url()).pathname !== path) await page.goto(path)
  }
  const perform = async (action: WishlistAction) => {
    if (action.type === 'wishlist.toggle') {
      await openPage('/jackets')
      return wishlistButton(page, nameOf(action.productId)).first().click()
    }
    await openPage('/wishlist')
    const name = page.getByLabel('Назва групи').locator('visible=true')
    if (action.type === 'wishlist.group.add') {
      await page.getByText('Нова група').click()
      await name.fill(action.name)
      return name.press('Enter')
    }
    if (action.type === 'wishlist.move') {
      await tab(page, 'Все обране').click()
      await page
        .getByRole('button', { name: `Перемістити: ${nameOf(action.productId)}` })
        .locator('visible=true')
        .click()
      const to = action.to === 'Все обране' ? 'Без групи' : action.to
      return page.getByRole('menuitemradio', { name: to, exact: true }).click()
    }
    await tab(page, action.group).click()
    if (action.type === 'wishlist.group.remove')
      return page.getByRole('button', { name: 'Видалити групу' }).locator('visible=true').click()
    if (!(await name.isVisible())) await page.getByText('Перейменувати').locator('visible=true').click()
    await name.fill(action.name)
    await name.press('Enter')
    if (action.name === ' ') await expect(name).toHaveAccessibleDescription(/Це поле є обовьязковим!/)
  }
  const getStored = () =>
    page.evaluate(() => {
      const text: { data?: unknown } = JSON.parse(localStorage.getItem('shop.wishlist') ?? '{"data":{}}')
      return text.data
    })

  const [testedPath = [], ...others] = testPaths(graph)
  expect(others).toEqual([])
  for (const { event, after } of testedPath)
    await test.step(JSON.stringify(event), async () => {
      await perform(event)
      await expect.poll(getStored).toEqual(after)
      const liked = after[EVERYTHING]?.length ?? 0
      const counted = liked === 0 ? title : `${title}, ${liked} ${liked === 1 ? 'товар' : 'товари'}`
      await expect(page.getByRole('banner').getByRole('link', { name: counted, exact: true })).toBeVisible()
      if (event.type === 'wishlist.toggle') {
        const pressed = String(isLiked(after, event.productId))
        return expect(wishlistButton(page, nameOf(event.productId)).first()).toHaveAttribute('aria-pressed', pressed)
      }
      for (const group of ownGroups(after)) await expect(tab(page, group)).toContainText(String(after[group]?.length))
    })
  console.info(`wishlist in Chromium: ${testedPath.length} steps`)
})
