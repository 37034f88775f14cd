import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly, phoneOnly } from './projects.ts'
import { collectConsoleErrors, hydrate } from './shopper.ts'

const JACKET = '/jackets/kurtka-robocha-travers-hrafit'

const picture = (page: Page) =>
  page.getByRole('link', { name: /^Збільшити зображення: Куртка робоча «Траверс», графіт$/ })
const zoomDialog = (page: Page) => page.getByRole('dialog', { name: 'Куртка робоча «Траверс»' })

test('opens the zoom view when a picture is clicked before hydration', async ({ page, isMobile }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(JACKET)
  if (isMobile) await picture(page).tap()
  else await picture(page).click()
  const shown = zoomDialog(page).getByRole('img')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBeTruthy()
  await expect(page).toHaveURL(JACKET)
  await page.keyboard.press('Escape')
  await expect(picture(page)).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test('adds the chosen size and quantity when all are clicked before hydration', async ({ page }) => {
  await page.goto(JACKET)
  await page.locator('label').filter({ hasText: /^54$/ }).click()
  await page.getByRole('button', { name: 'Збільшити кількість' }).click()
  await page.getByRole('button', { name: 'Додати в кошик' }).first().click()
  const added = page.getByRole('dialog', { name: 'Товар додано до кошика' })
  await expect(added).toContainText('54')
  await expect(page.locator('header .header-link').last()).toContainText('Кошик, 2 товари')
  await expect(page.getByRole('radio', { name: '54', includeHidden: true })).toBeChecked()
})

test('zooms by pinch and shows the next picture by swipe on a phone', phoneOnly, async ({ page }) => {
  await page.goto(JACKET)
  await picture(page).tap()
  const view = zoomDialog(page).getByRole('group', { name: 'Збільшене зображення' })
  const box = await view.boundingBox()
  if (!box) throw new Error('The picture is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: [x: number, y: number][]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) })
  await touch('touchStart', [x + 60, y])
  for (const way of [40, 0, -40, -80]) await touch('touchMove', [x + way, y])
  await touch('touchEnd')
  await expect(zoomDialog(page).getByRole('status')).toHaveText('Зображення 2 з 3')
  await touch('touchStart', [x - 30, y], [x + 30, y])
  for (const way of [40, 55, 70]) await touch('touchMove', [x - way, y], [x + way, y])
  await touch('touchEnd')
  await expect(view).toHaveAttribute('data-level', '2')
})

test('opens, zooms, changes and closes the picture and restores focus', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(JACKET)
  await picture(page).click()
  const dialog = zoomDialog(page)
  const view = dialog.getByRole('group', { name: 'Збільшене зображення' })
  await expect(dialog.getByRole('status')).toHaveText('Зображення 1 з 3')
  await dialog.getByRole('button', { name: 'Наблизити' }).click()
  await expect(view).toHaveAttribute('data-level', '2')
  const before = await view.evaluate(place => place.scrollLeft)
  const box = await view.boundingBox()
  if (!box) throw new Error('The picture is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 100, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => view.evaluate(place => place.scrollLeft)).toBeGreaterThan(before + 50)
  await dialog.getByRole('button', { name: 'Наступне зображення' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Зображення 2 з 3')
  await expect(view).toHaveAttribute('data-level', '1')
  await expect(dialog.getByRole('img', { name: /вигляд 2/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(picture(page)).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test('zooms and changes pictures by keyboard', desktopOnly, async ({ page }) => {
  await page.goto(JACKET)
  await picture(page).focus()
  await page.keyboard.press('Enter')
  const dialog = zoomDialog(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const view = dialog.getByRole('group', { name: 'Збільшене зображення' })
  await expect(view).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('Зображення 2 з 3')
  await page.keyboard.press('+')
  await expect(view).toHaveAttribute('data-level', '2')
  await page.keyboard.press('Escape')
  await expect(picture(page)).toBeFocused()
})

test('fetches the zoom view on hover, not before', desktopOnly, async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', request => requestedUrls.push(request.url()))
  await page.goto(JACKET)
  expect(requestedUrls.filter(url => /zoom-dialog|size-advisor-dialog|review-fields/.test(url))).toEqual([])
  // A mouse that enters the picture before hydration is not noticed: a click fetches the view then.
  await hydrate(page, picture(page))
  expect(requestedUrls.filter(url => url.includes('zoom-dialog'))).toEqual([])
  // A mouse that appears on the picture has not moved yet.
  await page.mouse.move(5, 400)
  await picture(page).hover()
  await expect.poll(() => requestedUrls.some(url => url.includes('zoom-dialog'))).toBe(true)
})

test('opens the tab whose hash is in the address', desktopOnly, async ({ page }) => {
  for (const [hash, text] of [
    ['technical', 'Тканина верху'],
    ['characteristics', 'Бренд'],
    ['reviews', 'Залишити відгук'],
    ['description', 'Куртка, з якої ми починали.'],
  ]) {
    await page.goto('about:blank')
    await page.goto(`${JACKET}#${hash}`)
    await expect(page.locator(`[role="tab"][href="#${hash}"]`)).toHaveAttribute('aria-selected', 'true')
    await expect(
      page
        .getByRole('tabpanel')
        .filter({ visible: true })
        .getByText(text ?? '')
        .first(),
    ).toBeVisible()
  }
})

const words = {
  ru: {
    zoom: 'Увеличить изображение',
    advice: 'Подобрать размер',
    title: 'Подбор размера',
    fields: ['Рост, см', 'Обхват груди, см', 'Обхват талии, см'],
    found: 'Ваш размер: 52',
    take: 'Выбрать размер 52',
  },
  en: {
    zoom: 'Enlarge picture',
    advice: 'Find your size',
    title: 'Find your size',
    fields: ['Height, cm', 'Chest, cm', 'Waist, cm'],
    found: 'Your size: 52',
    take: 'Choose size 52',
  },
} as const

for (const language of ['ru', 'en'] as const)
  test(`labels the zoom view and the size advisor in ${language}`, desktopOnly, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    const labels = words[language]
    await page.goto(`/${language}${JACKET}`)
    await page.getByRole('link', { name: labels.zoom }).first().click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: labels.advice }).click()
    const dialog = page.getByRole('dialog', { name: labels.title })
    for (const [index, label] of labels.fields.entries())
      await dialog.getByLabel(label).fill(['180', '103', '91'][index] ?? '')
    await expect(dialog.getByRole('status')).toContainText(labels.found)
    await dialog.getByRole('button', { name: labels.take }).click()
    await expect(page.getByRole('radio', { name: '52' })).toBeChecked()
    expect(consoleErrors).toEqual([])
  })

const advisor = (page: Page) => page.getByRole('dialog', { name: 'Підбір розміру' })
const openAdvisor = async (page: Page) => {
  await page.getByRole('link', { name: 'Підібрати розмір' }).click()
  await expect(advisor(page)).toBeVisible()
}
const fillBody = async (page: Page, chest: string, waist: string) => {
  await advisor(page).getByLabel('Зріст, см').fill('180')
  await advisor(page).getByLabel('Обхват грудей, см').fill(chest)
  await advisor(page).getByLabel('Обхват талії, см').fill(waist)
}

test('recommends a size for body measures, chooses it by one click and remembers the measures', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto(JACKET)
  await openAdvisor(page)
  const height = advisor(page).getByLabel('Зріст, см')
  await expect(height).toBeFocused()
  await height.fill('18')
  await advisor(page).getByLabel('Обхват грудей, см').fill('широкі')
  await advisor(page).getByLabel('Обхват талії, см').focus()
  await expect(height).toHaveAccessibleDescription(/^Від \d+ до \d+\u00a0см$/)
  await expect(advisor(page).getByLabel('Обхват грудей, см')).toHaveAccessibleDescription('Введіть число')
  await fillBody(page, '103,5', '91')
  await expect(advisor(page).getByRole('status')).toContainText('Ваш розмір: 52')
  await advisor(page).getByRole('button', { name: 'Обрати розмір 52' }).click()
  await expect(advisor(page)).toHaveCount(0)
  await expect(page.getByRole('radiogroup', { name: 'Розмір' }).getByRole('radio', { name: '52' })).toBeChecked()
  await expect(page.getByText('Ваш розмір: 52')).toBeVisible()

  await page.reload()
  await openAdvisor(page)
  await expect(advisor(page).getByLabel('Обхват грудей, см')).toHaveValue('103,5')
  await expect(advisor(page).getByRole('status')).toContainText('Ваш розмір: 52')
  await advisor(page).getByRole('button', { name: 'Забути мірки' }).click()
  await expect(advisor(page).getByLabel('Обхват грудей, см')).toHaveValue('')
  await expect(advisor(page).getByLabel('Зріст, см')).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test('keeps the details in view while the styles of the matching set are loading', desktopOnly, async ({ page }) => {
  await page.route(/\/assets\/kit-[^/]*\.css$/, async route => {
    // Until React has rendered what it has.
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
    await route.continue()
  })
  await page.goto(JACKET)
  const wasHidden = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(changes => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.display === 'none') seen.push(target.className)
    }).observe(document.querySelector('main') ?? document.body, { attributeFilter: ['style'], subtree: true })
    return seen
  })
  await page.evaluate(() => scrollTo(0, 900))
  await expect(page.locator('#kit').getByRole('checkbox').first()).toBeVisible()
  expect(await wasHidden.jsonValue()).toEqual([])
})

test('offers no choice of a recommended size that is sold out', desktopOnly, async ({ page }) => {
  await page.goto(JACKET)
  await openAdvisor(page)
  await advisor(page).getByLabel('Зріст, см').fill('165')
  await advisor(page).getByLabel('Обхват грудей, см').fill('87')
  await advisor(page).getByLabel('Обхват талії, см').fill('75')
  await expect(advisor(page).getByRole('status')).toContainText('Ваш розмір: 44')
  await expect(advisor(page).getByRole('status')).toContainText('Немає в наявності')
  await expect(advisor(page).getByRole('button', { name: /^Обрати розмір/ })).toHaveCount(0)
})

for (const scheme of ['light', 'dark'] as const)
  test(`has no axe violations in the dialogs of a product, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto(JACKET)
    await picture(page).click()
    await expect(zoomDialog(page)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await openAdvisor(page)
    await fillBody(page, '103', '91')
    expect(await axeViolations(page)).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('links a picture to its large file and the size advice to the size chart', async ({ page, request }) => {
    await page.goto(JACKET)
    const file = await picture(page).getAttribute('href')
    expect(file).toMatch(/-1200\.webp$/)
    expect((await request.get(file ?? '')).headers()['content-type']).toBe('image/webp')
    await page.getByRole('link', { name: 'Підібрати розмір' }).click()
    await expect(page).toHaveURL(`${JACKET}#sizes`)
    await expect(
      page.getByRole('region', { name: 'Таблиця розмірів' }).getByRole('row', { name: /^Обхват грудей/ }),
    ).toBeVisible()
  })
})
