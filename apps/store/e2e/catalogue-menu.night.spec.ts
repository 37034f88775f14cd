import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly, phoneOnly } from './projects.ts'

/** Opens a category by the catalogue menu on desktop, by the mobile menu on a phone. */
async function openCategory(page: Page, isMobile: boolean, name: string) {
  if (isMobile) {
    await page.getByRole('link', { name: 'Меню', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible()
    await menu.getByRole('button', { name: 'Відкрити розділ: Каталог' }).click()
    await menu.getByRole('link', { name, exact: true }).click()
  } else {
    await page.getByRole('button', { name: 'Каталог', exact: true }).click()
    await page.getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name, exact: true }).click()
  }
}

test('closes the menu when a category is opened from it', async ({ page, isMobile }) => {
  await page.goto('/')
  await openCategory(page, isMobile, 'Захисне взуття')
  await expect(page).toHaveURL(/\/footwear$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Захисне взуття')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Каталог' })).toBeHidden()
})

test(
  'opens the catalogue in three parts by keyboard, with hits, standards and trades',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Каталог' })
    const button = page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByText('Хіт розділу').first()).toBeVisible()
    await expect(menu.getByRole('link', { name: /^Усе в розділі \d+$/ })).toHaveCount(1)
    await menu.getByRole('link', { name: 'Сигнальний одяг', exact: true }).focus()
    await expect(menu.getByRole('link', { name: /^Сигнальні жилети \d+$/ })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page, 'header')).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: /^EN ISO 20471/ }).click()
    await expect(page).toHaveURL('/catalogue?standard=en-iso-20471')
    await expect(menu.and(page.locator('header nav'))).toBeHidden()
    await expect(page.getByRole('link', { name: /^Прибрати фільтр: Стандарт: EN ISO 20471/ })).toBeVisible()
    await button.click()
    await menu.getByRole('link', { name: 'Зварник', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Одяг для зварника')
    const kit = page.getByRole('region', { name: 'Комплект' })
    await expect(kit.getByRole('link', { name: 'Краги зварника «Дуга»' }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  },
)

test('keeps menu, search and the bar under the thumb in reach on a phone', phoneOnly, async ({ page }) => {
  await page.goto('/jackets')
  const bar = page.locator('.thumb-bar')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Пошук' })
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.getByRole('link', { name: 'Меню', exact: true })).toBeInViewport()
  await expect(search).toBeInViewport()
  const headerHeight = await page.evaluate(
    () => document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
  )
  expect(headerHeight).toBeLessThan(70)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await search.tap()
  await expect(search).toBeFocused()
  await expect(bar).not.toBeInViewport()
  await search.blur()
  await bar.getByRole('link', { name: 'Кошик' }).tap()
  await expect(page.getByRole('dialog', { name: /^Кошик/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await openCategory(page, true, 'Увесь каталог')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каталог')
  // The focused element is neither under the header nor under the bar: WCAG 2.4.11.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      const points = [0.1, 0.5, 0.9].map(part => document.elementFromPoint(left + width / 2, top + height * part))
      return points.some(point => point && (element?.contains(point) || point.contains(element)))
    })
    expect(isSeen, `focus stop ${step}`).toBe(true)
  }
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/checkout')
  await expect(bar).toHaveCount(0)
})
