// Screenshots of all stories. `pnpm pictures` compares them with the accepted ones, `pnpm pictures:accept` replaces
// those.
import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openStory } from './open-story.ts'
import { accepted, pictured, pictures } from './stories.ts'
import { widths } from './toolbar.ts'

/** Runs in the page: every picture has the file for the present width, which a busy browser would load only after the screenshot. */
async function selectImages() {
  for (const image of document.images) image.srcset += ''
  await Promise.all(Array.from(document.images, image => image.decode().catch(() => undefined)))
}

for (const { id, title, globals, shots } of pictured)
  test(title, async ({ page }) => {
    await page.setViewportSize({ width: shots[0]?.width ?? widths.phone, height: 600 })
    await openStory(page, id, globals)
    for (const { width, file } of shots) {
      await page.setViewportSize({ width, height: 600 })
      await page.evaluate(selectImages)
      await expect
        .soft(page, `matches the accepted screenshot at ${width} px; to accept the change: pnpm pictures:accept`)
        .toHaveScreenshot(file, { fullPage: true })
    }
  })

test('no screenshot of a removed story is left', () => {
  const known = new Set(pictures)
  expect(readdirSync(accepted).filter(file => !known.has(file))).toEqual([])
})
