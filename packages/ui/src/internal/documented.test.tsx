import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { documentedParts } from '../../../../.storybook/anatomy.ts'
import * as ui from '../index.ts'
import { uk } from '../messages/uk.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { partFixtures } from '../testing/part-fixtures.tsx'
import { popupPosition } from './popup-placement.ts'

// The reverse of «everything rendered is documented»: every documented part is rendered by a fixture, an example or a state below.

afterEach(cleanup)

const modules = import.meta.glob<{ Example: () => ReactElement }>('../*/*.examples.tsx', { eager: true })
const probe = { ref: () => {}, className: '', 'data-probe': '' }
const odesa = { id: 'odesa', text: 'Одеса', detail: 'Одеська обл.' }
const jacket = { ...odesa, group: 'Товари', href: '#jacket', image: <img src="/jacket.webp" alt="" /> }
const search = (status: ui.SearchStatus, options: readonly (typeof jacket)[]) => (
  <ui.SearchCombobox.Root
    action="/search"
    state={{
      value: 'оде',
      active: null,
      open: true,
      status,
      options,
      onValueChange: () => {},
      onClose: () => {},
      onMove: () => {},
      onRetry: () => {},
    }}
  >
    <ui.SearchCombobox.Input />
    <ui.SearchCombobox.Popup />
    <ui.SearchCombobox.Status />
  </ui.SearchCombobox.Root>
)
const chest = { name: 'chest', label: 'Груди', min: 80, max: 140 }

/** Parts that depend on results, errors and selections. */
const states: readonly ReactElement[] = [
  search('found', [jacket]),
  search('failed', []),
  <ui.ComboboxField key="city" label="Місто" load={async () => [odesa]} popularOptions={[odesa]} />,
  <ui.Combobox.Root key="parts" items={[odesa]} defaultOpen>
    <ui.Combobox.Label>Місто</ui.Combobox.Label>
    <ui.Combobox.Input />
    <ui.Combobox.Popup />
  </ui.Combobox.Root>,
  <ui.DateField key="date" label="Дата" defaultValue="2026-12-09" />,
  <ui.ListboxField
    key="select"
    label="Місто"
    defaultOpen
    defaultValue="odesa"
    items={[
      { ...odesa, value: 'odesa', icon: '★' },
      { label: 'Інші', items: [{ value: 'lviv', text: 'Львів', disabled: true, disabledReason: 'Згодом' }] },
    ]}
  />,
  <ui.ComboboxField key="failing" label="Місто" load={() => Promise.reject(new Error('offline'))} />,
  <ui.FacetsRange key="range" legend="Ціна" bounds={[0, 900]} defaultInputValue={['багато', '']} />,
  <ui.GalleryZoomView key="zoom" count={2} />,
  <ui.SizeChart
    key="chart"
    caption="Розміри"
    corner="Розмір"
    unit="см"
    sizes={['52']}
    rows={[]}
    ownSize="52"
    ownSizeLabel="Мій"
  />,
  <ui.SizeAdvisor
    key="size"
    measures={[chest]}
    chart={[{ value: '52', name: '52', ranges: { chest: [102, 105] } }]}
    defaultValues={{ chest: '103' }}
    action={() => <button type="button">Обрати</button>}
  />,
]

test('every documented part is rendered', async () => {
  // Otherwise open popovers and tooltips would be rendered after the fixtures were collected.
  popupPosition.fetched = await popupPosition.fetch()
  const shown = new Set<string>()
  const examples = Object.entries(modules).map(([path, { Example }]) => <Example key={path} />)
  const open = (page: ReactElement) => {
    render(<WithLanguage locale="uk">{page}</WithLanguage>)
    for (const field of screen.queryAllByRole('combobox')) fireEvent.focus(field)
    for (const calendar of screen.queryAllByRole('button', { name: uk.dateField?.open ?? '' }))
      fireEvent.click(calendar)
  }
  const collect = () => {
    for (const part of document.querySelectorAll('[data-scope]'))
      shown.add(`${part.getAttribute('data-scope')}/${part.getAttribute('data-part')}`)
    cleanup()
  }
  for (const page of [...Object.values(partFixtures).map(fixture => fixture(probe)), ...examples]) {
    open(page)
    collect()
  }
  for (const page of states) {
    open(page)
    // The list is fetched when it opens first.
    const unfinished =
      '[aria-haspopup="dialog"][aria-expanded="true"]:not([aria-controls]), [aria-busy="true"], [role="combobox"][aria-expanded="true"]:not([aria-controls]), [role="search"][data-state="closed"]'
    await waitFor(() => expect(document.querySelector(unfinished)).toBeNull())
    collect()
  }
  expect(documentedParts.length).toBeGreaterThan(250)
  expect(documentedParts.filter(part => !shown.has(part))).toEqual([])
}, 30_000)
