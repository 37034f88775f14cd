import { expect, type Page } from '@playwright/test'

/** Text, choice and boolean controls of the open story; `value` is the current argument. */
export async function controlsOf(page: Page) {
  const found = await page.evaluate(() => {
    const at = (value: unknown, ...keys: string[]) =>
      keys.reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), value)
    const preview = at(window, '__STORYBOOK_PREVIEW__')
    const story = at(preview, 'currentRender', 'story')
    return Object.entries(Object(at(story, 'argTypes'))).map(([name, argType]) => ({
      name,
      type: at(argType, 'control', 'disable') === true ? '' : String(at(argType, 'control', 'type') ?? ''),
      options: [at(argType, 'options') ?? []].flat(),
      max: at(argType, 'control', 'max'),
      value: at(story, 'initialArgs', name),
    }))
  })
  return found.filter(({ type }) => ['text', 'boolean', 'number', 'select', 'radio'].includes(type))
}

export type Control = Awaited<ReturnType<typeof controlsOf>>[number]

/** Emits an event on Storybook's channel and resolves when the story has been rendered again. */
export async function emit(page: Page, event: string, payload: object): Promise<void> {
  await page.evaluate(
    ([event, payload]) =>
      new Promise<void>(resolve => {
        const channel = Object(Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__'))
        channel.once('storyRendered', () => resolve())
        channel.emit(event, payload)
      }),
    [event, payload] as const,
  )
}

/**
 * What the open story shows: its elements with the state of fields, without generated ids, and where the focus is. Resolves
 * when it is at rest.
 */
export async function lookOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = () => {
      const copy = document.createElement('body')
      for (const element of document.body.children)
        if (
          !/^(SCRIPT|STYLE)$/.test(element.tagName) &&
          !/^storybook-(?!root)|^sb-/.test(element.id || element.classList.value) &&
          // The announcement of a toast, which is removed after a second.
          element.role !== 'status'
        )
          copy.append(element.cloneNode(true))
      // The order in which attributes were set is not seen.
      for (const element of copy.querySelectorAll('*')) {
        element.removeAttribute('loading') // which `openStory` sets
        const attributes = Array.from(element.attributes, ({ name, value }) => [name, value] as const).sort()
        for (const [name] of attributes) element.removeAttribute(name)
        for (const [name, value] of attributes) element.setAttribute(name, value)
      }
      const focused = document.activeElement === document.body ? '' : document.activeElement?.outerHTML
      const fields = Array.from(document.body.querySelectorAll('input, textarea, select, details'), field =>
        ['value', 'checked', 'open'].map(name => String(Reflect.get(field, name))).join(),
      )
      const ids = new Map<string, string>()
      return `${copy.innerHTML}\n${fields.join(';')}\n${Math.round(scrollY / 100)}\n${focused}`.replaceAll(
        /_r_\w+_|radix-\S+?(?=["-])|react-aria[\w:-]+|«\w+»/g,
        id => ids.get(id) ?? ids.set(id, `#${ids.size}`).get(id) ?? '',
      )
    }
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    // At rest: the same for 12 frames, a fifth of a second.
    let look = read()
    for (let same = 0; same < 12; same += 1) {
      await frame()
      const now = read()
      if (now !== look) same = 0
      look = now
    }
    return look
  })
}

/** Renders the open story again without its play function, as a docs page shows it. */
export async function renderUnplayed(page: Page, id: string): Promise<void> {
  const unplayed = await page.evaluate(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const story: unknown = Reflect.get(Object(Reflect.get(Object(preview), 'currentRender')), 'story')
    return Reflect.set(Object(story), 'playFunction', undefined)
  })
  expect(unplayed, 'the play function can be taken from the story').toBe(true)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  await emit(page, 'forceRemount', { storyId: id })
}
