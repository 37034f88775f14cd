import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { atNight, deskAtNight, phoneInGate } from './projects.ts'
import { publishReviewPhotos } from './shop-command.ts'
import { collectConsoleErrors, hold, hydrate } from './shopper.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Ваш відгук' })

const formLink = (page: Page) => page.getByRole('link', { name: 'Залишити відгук' })

async function openForm(page: Page, path: string) {
  await page.goto(`${path}#reviews`)
  await formLink(page).click()
  await expect(form(page)).toBeVisible()
}
async function write(page: Page, text: string) {
  const grade = form(page).getByRole('radio', { name: '4: Чудово' })
  await grade.click()
  await expect(grade).toBeChecked()
  await form(page).getByLabel("Ім'я").fill('Ганна')
  await form(page).getByLabel('Відгук', { exact: true }).fill(text)
}
/** A photo of one colour. */
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#f6a800' } })
    .png()
    .toBuffer()

const reviewWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test('validates and submits a review and lists it at once', phoneInGate, async ({ page, makeGoods }) => {
  const text = 'Сіли як слід.'
  await page.goto(`${(await makeGoods()).url}#reviews`)
  // Before hydration the link opens the form as a document, at its fragment and without the focus.
  await hydrate(page, formLink(page))
  await formLink(page).click()
  await expect(form(page).getByRole('radio', { name: '1: Погано' })).toBeFocused()
  await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
  await expect(form(page).getByText('Це поле є обовьязковим!')).toHaveCount(3)
  await expect(form(page).getByRole('radio', { name: '1: Погано' })).toBeFocused()
  await form(page).getByLabel("Ім'я").fill('Г')
  await form(page).getByLabel('Відгук', { exact: true }).focus()
  await expect(form(page).getByLabel("Ім'я")).toHaveAccessibleDescription('Мінімально 2 символів')
  await write(page, 'о'.repeat(701))
  await expect(form(page).getByText('701 / 700')).toBeVisible()
  await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
  await expect(form(page).getByText('максимальне значення 700 символу')).toBeVisible()
  await write(page, text)
  await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
  await expect(page.getByText('Дякуємо! Ваш відгук опубліковано.')).toBeVisible()
  await expect(reviewWith(page, text)).toBeVisible()
  await expect(reviewWith(page, text).getByRole('img', { name: '4 з 5, Чудово' })).toBeVisible()
  await expect(form(page)).toHaveCount(0)
})

test(
  'restores the draft after a reload and a navigation until it is submitted',
  deskAtNight,
  async ({ page, makeGoods }) => {
    const { url } = await makeGoods()
    await openForm(page, url)
    await write(page, 'Поки що не знаю, що написати')
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Поки що не знаю')
    await page.reload()
    await expect(form(page).getByLabel('Відгук', { exact: true })).toHaveValue('Поки що не знаю, що написати')
    await expect(form(page).getByRole('radio', { name: '4: Чудово' })).toBeChecked()
    await page.goto('/jackets')
    await page.goto(`${url}#reviews`)
    await expect(form(page).getByLabel("Ім'я")).toHaveValue('Ганна')
  },
)

test('keeps what is chosen and typed while the machine is being fetched', deskAtNight, async ({ page, makeGoods }) => {
  const release = await hold(page, /\/assets\/review-form-[^/]+\.js$/)
  const requested = page.waitForRequest(/\/assets\/review-form-[^/]+\.js$/)
  await openForm(page, (await makeGoods()).url)
  await write(page, 'Ще до машини')
  await form(page).getByRole('radio', { name: '5: Бездоганно' }).check()
  await requested
  release()
  await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
  const mine = reviewWith(page, 'Ще до машини').first()
  await expect(mine.getByRole('img', { name: '5 з 5, Бездоганно' })).toBeVisible()
})

test('says why a review was not accepted, keeps it and submits it again', deskAtNight, async ({ page, makeGoods }) => {
  await openForm(page, (await makeGoods()).url)
  await write(page, 'Підошва тримає на мокрому')
  const refuse = (status: number, code: string, message: string) =>
    page.route('**/api/reviews/add', route => route.fulfill({ status, json: { success: false, code, message } }), {
      times: 1,
    })
  const send = form(page).getByRole('button', { name: 'Надіслати відгук' })
  const again = form(page).getByRole('button', { name: 'Спробувати ще раз' })
  await refuse(429, 'rate_limited', 'Забагато спроб. Спробуйте трохи згодом')
  await send.click()
  await expect(form(page).getByRole('alert')).toContainText('Забагато спроб')
  await refuse(500, 'server', 'Щось пішло не так. Ми вже знаємо про це')
  await again.click()
  await expect(form(page).getByRole('alert')).toContainText('Щось пішло не так')
  await refuse(409, 'conflict', 'Дані змінилися, перевірте їх ще раз')
  await again.click()
  await expect(form(page).getByRole('alert')).toContainText('Дані змінилися')
  await page.route('**/api/reviews/add', route => route.abort(), { times: 1 })
  await again.click()
  await expect(form(page).getByRole('alert')).toContainText('Немає з’єднання')
  await expect(form(page).getByLabel('Відгук', { exact: true })).toHaveValue('Підошва тримає на мокрому')
  await again.click()
  await expect(reviewWith(page, 'Підошва тримає на мокрому').first()).toBeVisible()
})

test(
  'lists a review once when it is submitted again after a lost response',
  deskAtNight,
  async ({ page, makeGoods }) => {
    const text = 'Відповідь загубилася'
    await openForm(page, (await makeGoods()).url)
    await write(page, text)
    const keys: (string | undefined)[] = []
    await page.route('**/api/reviews/add', async route => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
    await form(page).getByRole('button', { name: 'Спробувати ще раз' }).click()
    await expect(page.getByText('Дякуємо! Ваш відгук опубліковано.')).toBeVisible()
    await expect(reviewWith(page, text)).toHaveCount(1)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  },
)

test('submits a review when the network returns', deskAtNight, async ({ page, context, makeGoods }) => {
  const text = 'Мережі не було'
  await openForm(page, (await makeGoods()).url)
  // What is left before hydration is validated when the form is submitted.
  await hydrate(page, form(page))
  await write(page, text)
  // The machine has validated what was left; before it is there, a press waits for the network without an error.
  await expect(form(page).locator('[data-valid]').first()).toBeVisible()
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/reviews/add')) sent.push(request.url())
  })
  await context.setOffline(true)
  await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Немає з’єднання')
  await expect(form(page).getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
  await context.setOffline(false)
  await expect(reviewWith(page, text)).toBeVisible()
  expect(sent).toHaveLength(2)
})

test(
  'submits a review once when the button is pressed twice, and thanks for it on this product only',
  deskAtNight,
  async ({ page, makeGoods }) => {
    const text = 'Двічі натиснуто'
    await openForm(page, (await makeGoods()).url)
    await write(page, text)
    const sent: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/reviews/add')) sent.push(request.url())
    })
    // A slow second press would be one of what has taken the place of the form.
    await form(page)
      .getByRole('button', { name: 'Надіслати відгук' })
      .evaluate(button => {
        if (button instanceof HTMLElement) for (const _ of [1, 2]) button.click()
      })
    await expect(reviewWith(page, text)).toHaveCount(1)
    expect(sent).toHaveLength(1)
    const thanks = page.getByText('Дякуємо! Ваш відгук опубліковано.')
    await expect(thanks).toBeVisible()
    const other = page.locator('#instead').getByRole('article').getByRole('link').first()
    const name = await other.textContent()
    await other.click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await expect(formLink(page)).toBeVisible()
    await expect(thanks).toBeHidden()
  },
)

for (const [language, labels] of Object.entries({
  ru: {
    write: 'Оставить отзыв',
    title: 'Ваш отзыв',
    send: 'Отправить отзыв',
    required: 'Это поле обязательно!',
    grade: '5: Безупречно',
    name: 'Имя',
    text: 'Отзыв',
    sent: 'Спасибо! Ваш отзыв опубликован.',
  },
  en: {
    write: 'Write a review',
    title: 'Your review',
    send: 'Submit review',
    required: 'This field is required!',
    grade: '5: Flawless',
    name: 'Name',
    text: 'Review',
    sent: 'Thank you! Your review has been published.',
  },
}))
  test(`validates and publishes a review in ${language}`, deskAtNight, async ({ page, makeGoods }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(`/${language}${(await makeGoods()).url}#reviews`)
    await page.getByRole('link', { name: labels.write }).click()
    const text = 'Fits as it should'
    const form = page.getByRole('form', { name: labels.title })
    await form.getByRole('button', { name: labels.send }).click()
    await expect(form.getByText(labels.required)).toHaveCount(3)
    await form.getByRole('radio', { name: labels.grade }).check()
    await form.getByLabel(labels.name).fill('Hanna')
    await form.getByLabel(labels.text, { exact: true }).fill(text)
    await form.getByRole('button', { name: labels.send }).click()
    await expect(page.getByText(labels.sent)).toBeVisible()
    await expect(reviewWith(page, text)).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

test('paginates reviews, newest first', deskAtNight, async ({ page, request, makeGoods }) => {
  const { url, product } = await makeGoods()
  const count = 30
  const text = 'Каска'
  for (let index = 0; index < count; index += 1)
    await request.post('/api/reviews/add', {
      data: { product_id: product, grade: 5, name: 'Тарас', text: `${text} № ${index}.` },
    })
  await page.goto(`${url}#reviews`)
  await expect(reviewWith(page, `${text} № ${count - 1}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Показати ще відгуки' }).click()
  await expect(page).toHaveURL(`${url}?reviews=1#reviews`)
  await expect(reviewWith(page, `${text} № 10.`)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Сторінки' })
    .getByRole('link', { name: 'Сторінка 2', exact: true })
    .click()
  await expect(reviewWith(page, `${text} № 0.`)).toBeVisible()
  await expect(reviewWith(page, `${text} № 10.`)).toHaveCount(0)
  await page.getByRole('link', { name: 'Бездоганно' }).click()
  await expect(page).toHaveURL(`${url}?reviews=1-5#reviews`)
  await expect(page.getByRole('link', { name: 'Бездоганно' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'З нижчою оцінкою' }).click()
  await expect(page).toHaveURL(`${url}?reviews=1-worst-5#reviews`)
  await page.getByRole('link', { name: 'Усі оцінки' }).click()
  await expect(page).toHaveURL(`${url}?reviews=1-worst#reviews`)
})

for (const scheme of ['light', 'dark'] as const)
  test(`has no axe violations in a review with errors, ${scheme}`, atNight, async ({ page, makeGoods }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await openForm(page, (await makeGoods()).url)
    await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
    await expect(form(page).getByText('Це поле є обовьязковим!')).toHaveCount(3)
    expect(await axeViolations(page)).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('validates and publishes a review by a plain form', deskAtNight, async ({ page, makeGoods }) => {
    const text = 'Руки цілі'
    await page.goto((await makeGoods()).url)
    await formLink(page).click()
    await write(page, '')
    await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
    await expect(form(page).getByText('Це поле є обовьязковим!')).toHaveCount(1)
    await expect(form(page).getByLabel("Ім'я")).toHaveValue('Ганна')
    await expect(form(page).getByRole('radio', { name: '4: Чудово' })).toBeChecked()
    await form(page).getByLabel('Відгук', { exact: true }).fill(text)
    const send = form(page).getByRole('button', { name: 'Надіслати відгук' })
    await form(page)
      .getByLabel('Додати фото')
      .setInputFiles([
        { name: 'шов.png', mimeType: 'image/png', buffer: await photo() },
        { name: 'текст.png', mimeType: 'image/png', buffer: Buffer.from('не фото') },
      ])
    await send.click()
    await expect(form(page).getByText('текст.png: Це не фото')).toBeVisible()
    await expect(form(page).getByRole('checkbox', { name: 'шов.png' })).toBeChecked()
    await send.click()
    await expect(page.getByText('Дякуємо! Ваш відгук опубліковано.')).toBeVisible()
    await expect(reviewWith(page, text)).toBeVisible()
    // Not before the shop has looked at it.
    await expect(reviewWith(page, text).getByRole('link')).toHaveCount(0)
    await publishReviewPhotos(text)
    await page.reload()
    await expect(reviewWith(page, text).getByRole('img', { name: 'Фото 1' })).toBeVisible()
  })
})

test('shows a script in a review as text and runs no foreign script', deskAtNight, async ({ page, makeGoods }) => {
  const text = '<script>window.hasRun=1</script></script><img src=x onerror="window.hasRun=1">'
  const { url } = await makeGoods()
  await openForm(page, url)
  await write(page, text)
  await form(page).getByRole('button', { name: 'Надіслати відгук' }).click()
  await expect(reviewWith(page, text)).toBeVisible()
  await page.goto(`${url}#reviews`)
  await expect(reviewWith(page, text)).toBeVisible()
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hasRun=1'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
})
