import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { hold, hydrate } from './shopper.ts'

test('follows a link that is clicked as a view transition starts', desktopOnly, async ({ page }) => {
  // Holds the mouse button down until the transition has started.
  await page.goto('/jackets')
  await page.addStyleTag({
    content: '::view-transition-old(root), ::view-transition-new(root) { animation-duration: 5s }',
  })
  const release = await hold(page, '**/footwear.data*')
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Каталог' })
    .getByRole('link', { name: 'Захисне взуття', exact: true })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Розміри', exact: true }).hover()
  await page.mouse.down()
  release()
  await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/sizes$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Розміри')
})

test('moves the picture of a pressed card to the gallery of its product, and back', async ({ page }) => {
  await page.goto('/jackets')
  // Each transition records the names of what it moves.
  const moved: string[] = []
  await page.exposeFunction('record', (names: string) => void moved.push(names))
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const transition = start(update)
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Reflect.get(window, 'record')(names.join(' '))
      })
      return transition
    }
  })
  const group = '::view-transition-group(product-picture)'
  const card = page.locator('[data-scope="product-card"][data-part="name"]').nth(2)
  await hydrate(page, card)
  await card.click()
  await expect(page).toHaveURL(/\/jackets\/./)
  await expect.poll(() => moved.at(-1)).toContain(group)
  await page.goBack()
  await expect(page).toHaveURL(/\/jackets$/)
  await expect.poll(() => moved.length).toBe(2)
  expect(moved.at(-1)).toContain(group)
})
