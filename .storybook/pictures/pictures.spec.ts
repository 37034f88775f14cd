// Screenshots of all stories. `pnpm pictures` compares them with the accepted ones, `pnpm pictures:accept` replaces
// those.
import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { accepted, pictureOf, pictures, stories } from './stories.ts'
import { widths } from './widths.ts'

/**
 * Waits until the story and its play function have finished and fonts and images are loaded. Fails with the story's
 * error.
 */
async function shown(page: Page, id: string) {
  await page.goto(`/iframe.html?id=${id}&viewMode=story`)
  const phase = await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const render: unknown = typeof preview === 'object' && preview && Reflect.get(preview, 'currentRender')
    const phase: unknown = typeof render === 'object' && render && Reflect.get(render, 'phase')
    return ['played', 'completing', 'completed', 'afterEach', 'finished', 'errored', 'aborted'].find(
      one => one === phase,
    )
  })
  expect(await phase.jsonValue(), 'the story plays to its end').not.toMatch(/errored|aborted/)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(Array.from(document.images, image => image.decode().catch(() => undefined)))
  })
}

for (const { id, title, name } of stories)
  test(`${title} › ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 600 })
    await shown(page, id)
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 600 })
      await expect
        .soft(page, `matches the accepted screenshot at ${width} px; to accept the change: pnpm pictures:accept`)
        .toHaveScreenshot(pictureOf(id, width), { fullPage: true })
    }
  })

test('no screenshot of a removed story is left', () => {
  const known = new Set(pictures)
  expect(readdirSync(accepted).filter(file => !known.has(file))).toEqual([])
})
