import { render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { queuePrehydrationSubmits } from '../hydration/prehydration-queue.ts'
import {
  fetchModule,
  importIfOnline,
  importOptional,
  mayReload,
  RELOAD_GUARD_MS,
  reloadOnChunkError,
  reloadOnce,
  suspendReload,
} from './chunk-reload.ts'
import { holdDuringOutage } from './hold-offline.ts'
import { restoreInput } from './save-input.ts'

// The tests of other files in this process may have left an import waiting, which suspends reloads.
vi.hoisted(() => vi.resetModules())

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
  // What was entered in this test is long ago in the next one.
  vi.useFakeTimers({ now: 0 })
  dispatchEvent(new Event('input'))
  vi.useRealTimers()
})

const memoryOf = (memory: Map<string, string>) => ({
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
})

/** A window, and the event that Vite dispatches when a chunk cannot be loaded. */
function page(answer = 404) {
  vi.stubGlobal('navigator', { onLine: true })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    return new Response(null, { status: answer })
  })
  const [reload, assign] = [vi.fn(), vi.fn()]
  const target = new EventTarget()
  reloadOnChunkError({
    addEventListener: (type, heard) =>
      target.addEventListener(
        type,
        event => 'payload' in event && event.payload instanceof Error && heard({ payload: event.payload }),
      ),
    sessionStorage: memoryOf(new Map()),
    location: { assign, reload },
  })
  const failImport = async () => {
    const payload = new Error('Failed to fetch dynamically imported module: https://shop.example/assets/cart-1a2b.js')
    target.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
    throw payload
  }
  return { failImport, reload, assign, asked }
}

it('reloads the page at most once in 60 seconds when a chunk cannot be loaded', () => {
  const storage = memoryOf(new Map())
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD_MS)).toBe(true)
})

it('reloads the page when the clock of its device was set back', async () => {
  const { failImport, reload } = page()
  for (const [index, now] of [7_200_000, 3_600_000].entries()) {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
    await expect.poll(() => reload.mock.calls.length, { timeout: 3_000 }).toBe(index + 1)
    dispatchEvent(new Event('input'))
  }
})

it('does not reload for an optional chunk or while reloads are suspended', async () => {
  const { failImport, reload } = page()
  await expect(importOptional(failImport)).rejects.toThrow('Failed to fetch')
  const end = suspendReload()
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
  end()
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('requests no chunk while offline, because a failed import cannot be repeated', async () => {
  page()
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(async () => 'piece')
  await expect(importOptional(load)).rejects.toThrow('No network.')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await importOptional(load)).toBe('piece')
})

it('does not reload after a short outage: the server still has the chunk', async () => {
  const { failImport, reload, asked } = page(200)
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  await expect.poll(() => asked).toEqual(['https://shop.example/assets/cart-1a2b.js'])
  await new Promise(setImmediate)
  expect(reload).not.toHaveBeenCalled()
})

/** The page as the server sends it. */
const html = `<main>
  <form>
    <input type="hidden" name="product_id" value="7">
    <input type="radio" name="option_id" value="48" checked><input type="radio" name="option_id" value="50">
    <input type="checkbox" name="piece" value="1" checked><input type="checkbox" name="piece" value="2" checked>
    <input name="name"><input name="line"><input name="line"><textarea name="text"></textarea>
    <select name="fit"><option value="">?</option><option value="small">S</option></select>
    <input type="password" name="password">
    <button name="toggle" value="7" aria-pressed="false">Like</button>
  </form>
  <a href="/login">Sign in</a>
</main>`
const entered = () => [...new FormData(document.querySelector('form') ?? undefined)]
const enter = (name: string, value: string, index = 0) => {
  const field = document.getElementsByName(name)[index]
  if (field && 'value' in field) field.value = value
}
/** Presses a link or button whose own handler does `onPress`. */
const press = (selector: string, onPress: (pressed: Element) => void = () => undefined) => {
  const pressed = document.querySelector<HTMLElement>(selector)
  const handle = (event: Event) => {
    event.preventDefault()
    if (pressed) onPress(pressed)
  }
  document.body.addEventListener(pressed?.matches('a') ? 'click' : 'submit', handle, { once: true })
  pressed?.click()
}

describe('the next document', () => {
  const reloadFor = async ({ failImport }: ReturnType<typeof page>) => {
    await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  }

  it('has what was chosen and typed, but no password', async () => {
    document.body.innerHTML = html
    const shop = page()
    const [, fifty] = document.querySelectorAll<HTMLInputElement>('[name=option_id]')
    const [first] = document.querySelectorAll<HTMLInputElement>('[name=piece]')
    fifty?.click()
    first?.click()
    enter('name', 'Олена')
    enter('line', '2', 1)
    enter('text', 'Сидить добре & тепло')
    enter('fit', 'small')
    const before = entered()
    enter('password', 'шапка-2026')
    await reloadFor(shop)
    await expect.poll(() => shop.reload.mock.calls.length, { timeout: 3_000 }).toBe(1)
    document.body.innerHTML = html
    await restoreInput()
    expect(entered()).toEqual(before)
    document.body.innerHTML = html
    const untouched = entered()
    await restoreInput()
    expect(entered()).toEqual(untouched)
  })

  it('has what was chosen before an error screen took the place of the page', async () => {
    document.body.innerHTML = html
    page()
    document.querySelectorAll<HTMLInputElement>('[name=option_id]')[1]?.click()
    enter('name', 'Олена')
    const before = entered()
    await expect(fetchModule(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    document.body.innerHTML = '<form><input name="query"></form>'
    const reload = vi.fn()
    reloadOnce({ sessionStorage: memoryOf(new Map()), location: { assign: vi.fn(), reload } })
    expect(reload).toHaveBeenCalledOnce()
    document.body.innerHTML = html
    await restoreInput()
    expect(entered()).toEqual(before)
  })

  it('is the answer to a form that was sent before its module was missing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const listening = new AbortController()
    onTestFinished(() => {
      vi.useRealTimers()
      listening.abort()
    })
    document.body.innerHTML = html
    page()
    queuePrehydrationSubmits(listening)
    const form = document.querySelector('form')
    form?.setAttribute('data-prehydration-queue', '')
    document.querySelector('button')?.click()
    const sent = vi.fn((event: Event) => event.preventDefault())
    form?.addEventListener('submit', sent)
    const failed = vi.fn()
    fetchModule(() => Promise.reject(new Error('gone'))).catch(failed)
    await expect.poll(() => sent.mock.calls.length).toBe(1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(failed).toHaveBeenCalledOnce()
  })

  /** What a key does that is pressed in a field; nothing is focused before the next field is. */
  const key = (act: () => void) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    act()
    document.activeElement?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = (name: string, index = 0) => {
    const found = document.getElementsByName(name)[index]
    return found instanceof HTMLInputElement ? found : undefined
  }

  it('comes when nobody is typing, which a Tab does not end, and has the focus where it was', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    document.body.innerHTML = html
    const shop = page()
    key(() => field('name')?.focus())
    await reloadFor(shop)
    for (const act of [
      () => enter('name', 'Ма'),
      () => enter('name', 'Марія'),
      () => field('name')?.blur(),
      () => field('line', 1)?.focus(),
      () => enter('line', '1024', 1),
    ]) {
      key(act)
      await vi.advanceTimersByTimeAsync(700)
      expect(shop.reload).not.toHaveBeenCalled()
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shop.reload).toHaveBeenCalledOnce()
    document.body.innerHTML = html
    await restoreInput()
    expect(field('name')?.value).toBe('Марія')
    expect(document.activeElement).toBe(field('line', 1))
    expect(document.activeElement).toMatchObject({ value: '1024' })
  })

  it('has the focus on the choice that had it', async () => {
    document.body.innerHTML = html
    const shop = page()
    field('option_id', 1)?.focus()
    await reloadFor(shop)
    await expect.poll(() => shop.reload.mock.calls.length, { timeout: 3_000 }).toBe(1)
    document.body.innerHTML = html
    await restoreInput()
    expect(document.activeElement).toBe(field('option_id', 1))
  })

  it('comes when a press has ended: its button is there until then', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    document.body.innerHTML = html
    const shop = page()
    field('name')?.focus()
    const button = document.querySelector('button')
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await reloadFor(shop)
    field('name')?.blur()
    await vi.advanceTimersByTimeAsync(900)
    expect(shop.reload).not.toHaveBeenCalled()
    button?.addEventListener('click', event => event.preventDefault())
    button?.click()
    await vi.advanceTimersByTimeAsync(100)
    expect(shop.reload).toHaveBeenCalledOnce()
  })

  it('has what was typed while it was on its way', async () => {
    document.body.innerHTML = html
    const shop = page()
    await reloadFor(shop)
    await expect.poll(() => shop.reload.mock.calls.length).toBe(1)
    enter('name', 'Марія')
    dispatchEvent(new Event('pagehide'))
    document.body.innerHTML = html
    await restoreInput()
    expect(field('name')?.value).toBe('Марія')
  })

  it('has the press that waited for its module', async () => {
    document.body.innerHTML = `${html}<button id="filters"></button><input type="checkbox" hidden name="pressed" value="#filters" checked>`
    const shop = page()
    await reloadFor(shop)
    await expect.poll(() => shop.reload.mock.calls.length).toBe(1)
    document.body.innerHTML = `${html}<button id="filters"></button>`
    const open = vi.fn()
    document.querySelector('#filters')?.addEventListener('click', open)
    await restoreInput()
    expect(open).toHaveBeenCalledOnce()
  })

  it('has what was typed in a dialog, when it is opened again', async () => {
    const dialog = (value: string) => (
      <div role="dialog">
        <input name="email" value={value} onChange={event => typed(event.target.value)} />
        <input type="password" name="secret" defaultValue="" />
      </div>
    )
    const typed = vi.fn()
    document.body.innerHTML = html
    const shop = page()
    const { unmount } = render(dialog('olena@'))
    await reloadFor(shop)
    await expect.poll(() => shop.reload.mock.calls.length).toBe(1)
    unmount()
    document.body.innerHTML = html
    await restoreInput()
    render(dialog(''))
    await expect.poll(() => typed.mock.calls).toEqual([['olena@']])
    expect(sessionStorage.getItem('shop.input')).toBeNull()
  })

  describe('after a press', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    const listen = vi.spyOn(window, 'addEventListener')
    beforeAll(holdDuringOutage)
    beforeEach(() => {
      document.body.innerHTML = html
      submit.mockClear()
    })
    afterAll(() => {
      for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener, options)
      submit.mockRestore()
      listen.mockRestore()
    })

    it('is that of the pressed link', async () => {
      const shop = page()
      press('a')
      await reloadFor(shop)
      await expect.poll(() => shop.assign.mock.calls).toEqual([[new URL('/login', location.href).href]])
      expect(shop.reload).not.toHaveBeenCalled()
    })

    it('is the answer to the pressed toggle, which does nothing without its module', async () => {
      const shop = page()
      press('button')
      await reloadFor(shop)
      await expect.poll(() => submit.mock.calls.length).toBe(1)
      expect(entered()).toContainEqual(['toggle', '7'])
      expect(shop.reload).not.toHaveBeenCalled()
    })

    it('is the same page when the toggle was heard: it is not pressed twice', async () => {
      const shop = page()
      press('button', toggle => toggle.setAttribute('aria-pressed', 'true'))
      await reloadFor(shop)
      await expect.poll(() => shop.reload.mock.calls.length).toBe(1)
      expect(submit).not.toHaveBeenCalled()
    })
  })
})
