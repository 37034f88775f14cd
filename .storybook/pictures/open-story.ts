import { expect, type Page } from '@playwright/test'

/** Value of the URL parameter `globals`, such as `locale:ru;scheme:dark`; axe has its own run. */
const globalsParameter = (globals: Readonly<Record<string, string>>) =>
  [...Object.entries(globals), ['a11y.manual', '!true']].map(([name, value]) => `${name}:${value}`).join(';')

/**
 * Opens a story and waits until it and its play function have finished and fonts and images are loaded. Fails with the
 * story's error.
 */
export async function openStory(page: Page, id: string, globals: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globalsParameter(globals)}`)
  const phase = await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const render: unknown = typeof preview === 'object' && preview && Reflect.get(preview, 'currentRender')
    const phase: unknown = typeof render === 'object' && render && Reflect.get(render, 'phase')
    return ['finished', 'errored', 'aborted'].find(one => one === phase)
  })
  expect(await phase.jsonValue(), 'the story plays to its end').not.toMatch(/errored|aborted/)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, image => image.decode().catch(() => undefined)))
  })
}
