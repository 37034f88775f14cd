import type { Page } from '@playwright/test'
import { createReplay, graphOf, testPaths } from '@shop/flows/testing'
import type { AnyEventObject } from 'xstate'
import { modalMachine } from '../../../packages/flows/src/modal/machine.ts'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { hydrate } from './shopper.ts'

const words = labels.uk
const titles = new Map([
  ['cart', words.cart],
  ['product-added', words.added],
  ['mobile-menu', 'Меню'],
])

const exploration = { machine: modalMachine, input: {}, events: [], answers: {}, abstraction: () => null }
const base = graphOf(exploration)

/** Dialogs and their close reasons per device: on a phone a dialog fills the viewport, so there is no outside to press. */
const devices = {
  desk: { names: ['product-added', 'cart'], reasons: ['escape', 'outside', 'icon'] },
  phone: { names: ['mobile-menu', 'cart'], reasons: ['escape', 'icon'] },
} as const

/** Graph of the modal machine with the events of a user: content behind an open dialog is inert. */
const createGraph = ({ names, reasons }: (typeof devices)[keyof typeof devices]): typeof base => ({
  ...base,
  events({ value, context: { name } }): AnyEventObject[] {
    if (value === 'closing') return [{ type: 'xstate.after.exit.modal.closing' }]
    if (value === 'closed') return [...names.map(one => ({ type: 'modal.open', name: one })), { type: 'route.changed' }]
    return [
      ...(name === 'product-added' ? [{ type: 'modal.open', name: 'cart' }] : []),
      ...reasons.map(reason => ({ type: 'modal.close', reason })),
      { type: 'route.changed' },
    ]
  },
  keyOf: ({ value, context }) => JSON.stringify([value, context.name, context.openers]),
  goalOf: ({ value, context }, { type, name, reason }) => JSON.stringify([value, context.name, type, name, reason]),
})

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Кошик/ })
const menu = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Меню', exact: true })
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: words.add }).first()

test('opens one dialog at a time, closes it in every way and restores the focus on every path of the modal machine', async ({
  page,
  isMobile,
  makeGoods,
}) => {
  test.setTimeout(240_000)
  const graph = createGraph(devices[isMobile ? 'phone' : 'desk'])
  const goods = await makeGoods()
  const [, category = ''] = goods.url.split('/')
  const size = page.getByRole('radiogroup', { name: words.size })
  await page.goto(goods.url)
  // Before hydration the cart opens as a page; from then on as a dialog, and links, Back and Forward are client-side navigations.
  await hydrate(page, header(page))
  await header(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const toCategory = page.getByRole('main').locator(`a[href="/${category}"]`).first()
  await hydrate(page, toCategory)
  await toCategory.click()
  await expect(page).toHaveURL(`/${category}`)
  await page.goBack()
  await expect(size).toBeVisible()
  let opener = header(page)
  /** Address that Forward navigates to. */
  let forwardUrl = `/${category}`

  const perform = async ({ type, name, reason }: AnyEventObject, shown: string | null) => {
    if (type === 'route.changed' && shown === 'mobile-menu') {
      await page.getByRole('dialog').getByRole('link').nth(1).click()
      await expect(page).not.toHaveURL(goods.url)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      forwardUrl = page.url()
      await page.goBack()
      return expect(size).toBeVisible()
    }
    if (type === 'route.changed') {
      await page.goForward()
      await expect(page).toHaveURL(forwardUrl)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(goods.url)
      return expect(size).toBeVisible()
    }
    if (type === 'modal.open' && shown !== null)
      return page.getByRole('dialog').getByRole('link', { name: words.toCart }).click()
    if (type === 'modal.open' && name === 'cart') {
      opener = header(page)
      return opener.click()
    }
    if (type === 'modal.open' && name === 'mobile-menu') {
      opener = menu(page)
      return opener.click()
    }
    if (type === 'modal.open') {
      await size.getByText(goods.size, { exact: true }).click()
      await expect(size.getByRole('radio', { name: goods.size, exact: true })).toBeChecked()
      opener = add(page)
      return opener.click()
    }
    if (reason === 'escape') return page.keyboard.press('Escape')
    if (reason === 'outside') return page.mouse.click(4, 400)
    if (reason === 'icon') return page.getByRole('dialog').getByRole('button', { name: 'Закрити' }).click()
  }

  const testedPaths = testPaths(graph)
  const replay = createReplay(exploration)
  let steps = 0
  for (const testedPath of testedPaths) {
    let before = graph.initial
    for (const { event, after } of testedPath) {
      steps += 1
      await test.step(`${before.value} · ${event.type} ${event.name ?? event.reason ?? ''}`, async () => {
        await perform(event, before.value === 'open' ? before.context.name : null)
        if (after.value !== 'open') return expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('dialog')).toHaveCount(1)
        await expect(page.getByRole('dialog', { name: titles.get(after.context.name) ?? '' })).toBeVisible()
      })
      if (event.type === 'modal.close') await expect(opener).toBeFocused()
      before = after
    }
    await replay.run(testedPath.map(({ event, after }) => ({ event, value: after.value })))
  }
  const { transitions, missed } = replay.coverage()
  console.info(`dialogs in Chromium: ${steps} steps, ${transitions - missed.length} of ${transitions} transitions`)
  expect(missed).toEqual([])
})
