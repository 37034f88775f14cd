const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Window of the docs page that embeds this story in an iframe. */
const { parent } = window
const page =
  parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs' ? parent : undefined

/** Globals of that page's toolbar. */
export function globalsOfDocsPage(): Readonly<Record<string, unknown>> {
  const globals = get(get(get(get(page, '__STORYBOOK_PREVIEW__'), 'storyStoreValue'), 'userGlobals'), 'globals')
  return typeof globals === 'object' && globals !== null ? { ...globals } : {}
}

/** Id of the docs page whose stories are in a file, such as `packages/ui/src/menu/menu.stories.tsx`. */
export function docsIdOf(file: string): string | undefined {
  const index = get(get(get(window, '__STORYBOOK_PREVIEW__'), 'storyStoreValue'), 'storyIndex')
  const entries = Object.values(Object(get(index, 'entries')))
  const docs = entries.find(entry => get(entry, 'type') === 'docs' && get(entry, 'importPath') === `./${file}`)
  const id = get(docs, 'id')
  return typeof id === 'string' ? id : undefined
}

/** Reloads the story when that toolbar changes, and keeps the story's state when focus moves to another frame. */
export function followDocsPage() {
  if (!page) return
  const channel = get(page, '__STORYBOOK_ADDONS_CHANNEL__')
  const on = get(channel, 'on')
  const initialGlobals = JSON.stringify(globalsOfDocsPage())
  // The frames emit the event as well.
  const reloadOnChange = () => {
    if (JSON.stringify(globalsOfDocsPage()) !== initialGlobals) location.reload()
  }
  if (typeof on === 'function') on.call(channel, 'globalsUpdated', reloadOnChange)
  // Focusing inside a frame would scroll the docs page to it.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithoutScroll(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
  // A press or key moves focus immediately; otherwise focus moved to another frame.
  let touched = 0
  const touch = (event: Event) => {
    touched = event.timeStamp
  }
  window.addEventListener('pointerdown', touch, true)
  window.addEventListener('keydown', touch, true)
  const stopFrameBlur = (event: FocusEvent) => {
    if (event.relatedTarget === null && event.timeStamp - touched > 100) event.stopImmediatePropagation()
  }
  window.addEventListener('focusout', stopFrameBlur, true)
}

/** Timeout after which the next story is played even if this one has not finished. */
const LOCK_TIMEOUT_MS = 5_000

/**
 * Only one frame of a page can have focus: their stories are played one after another. Resolves with a function that
 * ends this one's turn.
 */
export async function acquireFocusLock(): Promise<() => void> {
  const { locks } = navigator
  if (!page || !locks) return () => {}
  const [turn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void locks.request('story', () => {
    setTimeout(end.resolve, LOCK_TIMEOUT_MS)
    turn.resolve()
    return end.promise
  })
  await turn.promise
  return end.resolve
}
