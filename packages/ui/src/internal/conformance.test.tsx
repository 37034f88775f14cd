import { act, render, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { undocumented } from '../../../../.storybook/anatomy.ts'
import * as ui from '../index.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { type Probe, partFixtures, withoutElement } from '../testing/part-fixtures.tsx'

// Guarantees for every part: it forwards ref, native props and class name, its data attributes are documented, it can be
// remounted, and it hydrates without a mismatch.

const isComponent = (value: unknown): value is ComponentType<Probe> => typeof value === 'function'
const exported = Object.entries<unknown>(ui)
const icons = exported.flatMap(([name, Icon]) =>
  /^[A-Z]\w*Icon$/.test(name) && isComponent(Icon)
    ? [[name, (probe: Probe): ReactElement => <Icon {...probe} />] as const]
    : [],
)
const parts = [...Object.entries(partFixtures), ...icons]

const probe = () => {
  const seen: { element: Element | null } = { element: null }
  const props: Probe = {
    ref: element => {
      seen.element = element
    },
    className: 'probe',
    'data-probe': 'here',
  }
  return { seen, props }
}
const inShop = (part: ReactElement) => (
  <StrictMode>
    <WithLanguage locale="uk">{part}</WithLanguage>
  </StrictMode>
)

const errors = vi.spyOn(console, 'error')
const warnings = vi.spyOn(console, 'warn')
beforeEach(() => {
  errors.mockReset()
  warnings.mockReset()
})
afterEach(() => {
  expect(errors.mock.calls).toEqual([])
  expect(warnings.mock.calls).toEqual([])
})

test('every exported part is tested below', () => {
  const names = exported.flatMap(([name, value]) => (/^[A-Z][a-z]/.test(name) && isComponent(value) ? [name] : []))
  expect(names.sort()).toEqual([...parts.map(([name]) => name), ...withoutElement].sort())
})

test('every export of a subpath is exported from the root as well', () => {
  const subpaths = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true })
  const names = Object.entries(subpaths).flatMap(([file, module]) =>
    /\/(messages|theme)\//.test(file) ? [] : Object.keys(module),
  )
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(name => !(name in ui))).toEqual([])
})

test('every part of a namespace is exported flat as well', () => {
  const flat = new Set(exported.map(([, value]) => value))
  for (const [, value] of exported)
    if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) expect(flat.has(part)).toBe(true)
})

/** Keys that mean something else with a modifier: Alt+Left goes back, Ctrl+- makes the page smaller. Alt+Down opens lists, as native ones. */
const browserKeys = [
  ...['ArrowLeft', 'ArrowRight'].map(key => ({ key, altKey: true })),
  ...['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', '+', '=', '-', ' '].map(key => ({
    key,
    ctrlKey: true,
  })),
]

test('no part takes keys with modifiers from the browser', () => {
  const taking = Object.entries(partFixtures).flatMap(([name, fixture]) => {
    const { unmount } = render(inShop(fixture(probe().props)))
    const elements = [...document.body.querySelectorAll('button,input,select,textarea,[tabindex],[role]')]
    const press = (element: Element, key: KeyboardEventInit) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    const isTaken = elements.some(element => browserKeys.some(key => !press(element, key)))
    unmount()
    return isTaken ? [name] : []
  })
  expect(taking).toEqual([])
})

describe.each(parts)('%s', (_, fixture) => {
  test('forwards ref, native props and class name, has only documented attributes, can be mounted again', async () => {
    const { seen, props } = probe()
    const first = render(inShop(fixture(props)))
    await waitFor(() => expect(seen.element).not.toBeNull())
    const { element } = seen
    expect(element?.getAttribute('data-probe')).toBe('here')
    expect(element?.getAttribute('data-scope')).toBeTruthy()
    expect(element?.getAttribute('data-part')).toBeTruthy()
    // A ready-made field puts the class on its root and the rest on its control.
    expect(element?.closest('.probe')).not.toBeNull()
    element?.removeAttribute('data-probe')
    expect(undocumented(document.body)).toEqual([])
    first.unmount()
    expect(seen.element).toBeNull()
    render(inShop(fixture(props)))
    await waitFor(() => expect(seen.element).not.toBeNull())
  })

  test('hydrates without a mismatch', async () => {
    const { props } = probe()
    const page = inShop(fixture(props))
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    // A strict Content Security Policy takes no style attribute of HTML; what scripts set in the browser it does.
    expect(place.querySelectorAll('[style]')).toHaveLength(0)
    document.body.append(place)
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: error => console.error(error) }))
    act(() => root.unmount())
    place.remove()
  })
})
