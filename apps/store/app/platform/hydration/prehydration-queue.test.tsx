import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queuePrehydrationSubmits, replayNatively, usePrehydrationQueue } from './prehydration-queue.ts'

// The files of a worker share its document, but not always its modules.
const controller = new AbortController()
beforeAll(() => queuePrehydrationSubmits(controller))
afterAll(() => controller.abort())
// What waited for hydration longer than its limit is left to the browser: no test may take that long.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Shows the server's HTML; returns how to hydrate it, and to wait for what that repeats. */
function showHtml(ui: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(ui)
  return async () => {
    render(ui, { container, hydrate: true })
    await vi.runAllTimersAsync()
  }
}

function HydratedForm({ onSubmit }: { onSubmit: () => void }) {
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input role="spinbutton" aria-valuenow={1} readOnly value={1} />
      <button type="submit">Go</button>
    </form>
  )
}

it('submits a form that was submitted before hydration once, when it is hydrated', async () => {
  let sent = 0
  const hydrate = showHtml(<HydratedForm onSubmit={() => sent++} />)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  await hydrate()
  expect(sent).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(sent).toBe(2)
})

it('does not submit a form that was changed after the press', async () => {
  const onSubmit = vi.fn<() => void>()
  const hydrate = showHtml(<HydratedForm onSubmit={onSubmit} />)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  fireEvent.change(screen.getByRole('spinbutton'))
  await hydrate()
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

function Likes({ onLike }: { onLike: (name: string) => void }) {
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      onSubmit={event => {
        event.preventDefault()
        const { nativeEvent } = event
        if (nativeEvent instanceof SubmitEvent) onLike(nativeEvent.submitter?.textContent ?? '')
      }}
    >
      <button type="submit">One</button>
      <button type="submit">Two</button>
    </form>
  )
}

it('submits a form by each of the buttons that were pressed, in their order', async () => {
  const pressed: string[] = []
  const hydrate = showHtml(<Likes onLike={name => pressed.push(name)} />)
  for (const name of ['Two', 'One', 'One']) fireEvent.click(screen.getByRole('button', { name }))
  await hydrate()
  expect(pressed).toEqual(['Two', 'One'])
})

function Gallery({ onOpen }: { onOpen: () => void }) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  return (
    <div {...queue}>
      {/* biome-ignore lint/a11y/useValidAnchor: as in the shop, it leads somewhere without scripts */}
      <a
        href="#large"
        onClick={event => {
          event.preventDefault()
          onOpen()
        }}
      >
        Enlarge
      </a>
    </div>
  )
}

it('follows a link that was clicked before hydration, unless Ctrl was held', async () => {
  let opened = 0
  const hydrate = showHtml(<Gallery onOpen={() => opened++} />)
  const link = () => screen.getByRole('link', { name: 'Enlarge' })
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true)
  expect(fireEvent.click(link())).toBe(false)
  await hydrate()
  expect(opened).toBe(1)
  fireEvent.click(link())
  expect(opened).toBe(2)
})

const Opener = ({ onOpen }: { onOpen: () => void }) => (
  <div {...usePrehydrationQueue<HTMLDivElement>()}>
    <button type="button" onClick={onOpen}>
      Open
    </button>
  </div>
)

it('waits as long as it takes with a button, which does nothing by itself', async () => {
  const onOpen = vi.fn<() => void>()
  const hydrate = showHtml(<Opener onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(replayNatively()).toBe(false)
  expect(onOpen).not.toHaveBeenCalled()
  await hydrate()
  expect(onOpen).toHaveBeenCalledOnce()
})

function Stepper({ type }: { type: 'button' | 'submit' }) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  const [pieces, setPieces] = useState(1)
  return (
    <div {...queue}>
      <input
        role="spinbutton"
        name="pieces"
        aria-valuenow={pieces}
        readOnly
        value={pieces}
        onKeyDown={({ key }) => setPieces(pieces + (key === 'ArrowUp' ? 1 : 10))}
      />
      <button type={type} onClick={() => setPieces(pieces + 1)}>
        More
      </button>
    </div>
  )
}

async function pressedBeforeHydration(seconds: number, type: 'button' | 'submit') {
  const hydrate = showHtml(<Stepper type={type} />)
  const field = screen.getByRole('spinbutton')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.keyDown(field, { key: 'PageUp' })
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await hydrate()
  return screen.getByRole('spinbutton').getAttribute('value')
}

it.each([
  [0, 'button'],
  [60, 'button'],
  [0, 'submit'],
] as const)(
  'adds up what was pressed in a stepper %i s before hydration, with buttons of type %s',
  async (seconds, type) => {
    expect(await pressedBeforeHydration(seconds, type)).toBe('14')
  },
)

function Purchase({ onAdd, type = 'button' }: { onAdd: (pieces: unknown) => void; type?: 'button' | 'submit' }) {
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      onSubmit={event => {
        event.preventDefault()
        onAdd(new FormData(event.currentTarget).get('pieces'))
      }}
    >
      <Stepper type={type} />
      <button type="submit">Add</button>
    </form>
  )
}

function Sections({ onKey }: { onKey: (key: string) => void }) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  const props = { onKeyDown: ({ key }: { key: string }) => onKey(key) }
  return (
    <div {...queue}>
      {/* biome-ignore lint/a11y/useValidAnchor: as in the shop, it leads somewhere without scripts */}
      <a
        href="#fit"
        role="tab"
        {...props}
        onClick={event => {
          event.preventDefault()
          onKey(' ')
        }}
      >
        Fit
      </a>
      <button type="button" role="tab" {...props} onClick={() => onKey(' ')}>
        Back view
      </button>
      <button type="button" aria-haspopup="menu" {...props}>
        Move
      </button>
      <input aria-label="City" role="combobox" aria-expanded={false} {...props} />
      <input aria-label="Size" type="radio" {...props} />
      <select aria-label="Colour" {...props} />
    </div>
  )
}

const isHeld = (name: string, key: string, modifier = {}) => {
  const elements = [...document.querySelectorAll('a,button,input,select')]
  const element = elements.find(one => (one.getAttribute('aria-label') ?? one.textContent) === name)
  return element && !fireEvent.keyDown(element, { key, ...modifier })
}

it('repeats the keys that only scripts answer, and leaves the others to the browser', async () => {
  const keys: string[] = []
  const hydrate = showHtml(<Sections onKey={key => keys.push(key)} />)
  const scripted = [
    ['Fit', ['ArrowRight', 'ArrowLeft', 'Home', 'End', ' ']],
    ['Back view', ['ArrowRight', 'End', ' ']],
    ['Move', ['ArrowDown', 'ArrowUp']],
    ['City', ['ArrowDown', 'ArrowUp']],
  ] as const
  for (const [name, pressed] of scripted)
    for (const key of pressed) expect([name, key, isHeld(name, key)]).toEqual([name, key, true])
  const native = [
    ['Fit', ['Enter', 'ArrowDown', 'Tab', 'PageDown']],
    ['Back view', ['Enter', 'ArrowUp']],
    ['Move', ['Enter', ' ', 'End', 'PageDown']],
    ['City', ['ArrowLeft', 'Home', ' ', 'a']],
    ['Size', ['ArrowDown', 'ArrowRight', ' ']],
    ['Colour', ['ArrowDown', 'End']],
  ] as const
  for (const [name, pressed] of native)
    for (const key of pressed) expect([name, key, isHeld(name, key)]).toEqual([name, key, false])
  expect(isHeld('Fit', 'ArrowLeft', { altKey: true })).toBe(false)
  await hydrate()
  expect(keys).toEqual(scripted.flatMap(([, pressed]) => [...pressed]))
})

it('repeats what was pressed before hydration ahead of what is pressed as soon as the page is hydrated', async () => {
  const added: unknown[] = []
  const hydrate = showHtml(<Purchase onAdd={pieces => added.push(pieces)} />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const hydrated = hydrate()
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await hydrated
  expect(added).toEqual(['2'])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(added).toEqual(['2', '3'])
})

it('submits the form around a stepper as often as its buttons were pressed', async () => {
  const onAdd = vi.fn<(pieces: unknown) => void>()
  const hydrate = showHtml(<Purchase onAdd={onAdd} type="submit" />)
  for (const _ of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await hydrate()
  expect(onAdd).toHaveBeenCalledTimes(3)
})

it('leaves out a button that hydration takes away, and goes on to hold what is pressed elsewhere', async () => {
  const onAdd = vi.fn<(pieces: unknown) => void>()
  const hydrate = showHtml(<Purchase onAdd={onAdd} />)
  const add = screen.getByRole('button', { name: 'Add' })
  fireEvent.click(add)
  const hydrated = hydrate()
  add.remove()
  await hydrated
  expect(onAdd).not.toHaveBeenCalled()
  const onOpen = vi.fn<() => void>()
  const hydrateOther = showHtml(<Opener onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await hydrateOther()
  expect(onOpen).toHaveBeenCalledOnce()
})

it('takes over what was pressed before the modules ran', async () => {
  const early: Event[] = []
  const note = (event: Event) => {
    early.push(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const hydrate = showHtml(<Stepper type="button" />)
  addEventListener('click', note, true)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  removeEventListener('click', note, true)
  window.earlyEvents = early
  queuePrehydrationSubmits(controller)
  expect(window.earlyEvents).toBeNull()
  await hydrate()
  expect(screen.getByRole('spinbutton').getAttribute('value')).toBe('2')
})
