const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The window of the documentation page that shows this story in a frame of its own. */
const { parent } = window
const page =
  parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs' ? parent : undefined

/** What the toolbar over that page says. */
export function globalsOfDocsPage(): Readonly<Record<string, unknown>> {
  const globals = get(get(get(get(page, '__STORYBOOK_PREVIEW__'), 'storyStoreValue'), 'userGlobals'), 'globals')
  return typeof globals === 'object' && globals !== null ? { ...globals } : {}
}

/** Plays the story anew when that toolbar changes, and leaves it as it was played when the focus goes to another frame. */
export function followDocsPage() {
  if (!page) return
  const channel = get(page, '__STORYBOOK_ADDONS_CHANNEL__')
  const on = get(channel, 'on')
  const taken = JSON.stringify(globalsOfDocsPage())
  // The event also comes from the frames themselves.
  const take = () => {
    if (JSON.stringify(globalsOfDocsPage()) !== taken) location.reload()
  }
  if (typeof on === 'function') on.call(channel, 'globalsUpdated', take)
  // Focus in a frame would pull the page around it there.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function quietly(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
  // What is pressed or typed here moves the focus at once; without that it has gone to another frame.
  let touched = 0
  const touch = (event: Event) => {
    touched = event.timeStamp
  }
  window.addEventListener('pointerdown', touch, true)
  window.addEventListener('keydown', touch, true)
  const keep = (event: FocusEvent) => {
    if (event.relatedTarget === null && event.timeStamp - touched > 100) event.stopImmediatePropagation()
  }
  window.addEventListener('focusout', keep, true)
}

/** Milliseconds after which the next story is played even if this one has failed on its way. */
const TURN = 5_000

/** Only one frame of a page can have the focus: their stories are played in turn. Resolves with what ends this one's. */
export function takeTurn(): Promise<() => void> {
  const { locks } = navigator
  if (!page || !locks) return Promise.resolve(() => {})
  return new Promise(resolve => {
    void locks.request(
      'story',
      () =>
        new Promise<void>(end => {
          setTimeout(end, TURN)
          resolve(end)
        }),
    )
  })
}
