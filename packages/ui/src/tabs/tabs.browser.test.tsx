import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Tabs } from './index.ts'

const tabsWith = (list: CSSProperties) => (
  <>
    <Tabs.Root defaultValue="description">
      <Tabs.List aria-label="Про товар" style={list}>
        <Tabs.Tab value="description">Опис</Tabs.Tab>
        <Tabs.Tab value="technical">Технічні дані</Tabs.Tab>
        <Tabs.Tab value="reviews">Відгуки</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="description">Опис товару</Tabs.Panel>
      <Tabs.Panel value="technical">Твіл 2/1</Tabs.Panel>
      <Tabs.Panel value="reviews">86 відгуків</Tabs.Panel>
    </Tabs.Root>
    <a href="#reviews">До відгуків</a>
  </>
)
const tabs = tabsWith({})
const tab = (name: string) => page.getByRole('tab', { name })

testKeyboard('tabs', {
  'Left, Right → the next or previous tab, wrapping around, and its panel': async () => {
    show(tabs)
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    await expect.element(tab('Відгуки')).toHaveFocus()
    await expect.element(tab('Відгуки')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('86 відгуків')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Опис')).toHaveFocus()
    await expect.element(page.getByText('Опис товару')).toBeVisible()
  },
  'Home, End → the first and the last': async () => {
    show(tabs)
    await userEvent.keyboard('{Tab}{End}')
    await expect.element(tab('Відгуки')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(tab('Опис')).toHaveFocus()
  },
  'Tab → moves from the tab to its panel': async () => {
    show(tabs)
    await userEvent.keyboard('{Tab}{ArrowRight}{Tab}')
    await expect.element(page.getByRole('tabpanel', { name: 'Технічні дані' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(link('До відгуків')).toHaveFocus()
  },
})

test('Down and Up do nothing, since the list is horizontal', async () => {
  show(tabs)
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}{ArrowUp}')
  await expect.element(tab('Опис')).toHaveFocus()
  await expect.element(tab('Опис')).toHaveAttribute('aria-selected', 'true')
})

test('every tab controls a panel that it labels, also while hidden', () => {
  show(tabs)
  for (const element of tab('').elements()) {
    const panel = document.getElementById(element.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('role')).toBe('tabpanel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(element.id)
  }
  expect(document.querySelectorAll('[role="tabpanel"][hidden]')).toHaveLength(2)
})

test('a link to a panel selects its tab, and selecting a tab updates the URL', async () => {
  show(tabs)
  await userEvent.click(link('До відгуків'))
  await expect.element(page.getByText('86 відгуків')).toBeVisible()
  await userEvent.click(tab('Технічні дані'))
  expect(location.hash).toBe('#technical')
})

test('the URL hash selects the initial tab', async () => {
  history.replaceState(null, '', '#technical')
  show(tabs)
  await expect.element(page.getByText('Твіл 2/1')).toBeVisible()
  await expect.element(page.getByText('Опис товару')).not.toBeVisible()
})

test('a tab selected by a link scrolls into view in an overflowing list', async () => {
  show(<div style={{ inlineSize: 160 }}>{tabsWith({ display: 'flex', overflowX: 'auto', whiteSpace: 'nowrap' })}</div>)
  const beyond = () =>
    tab('Відгуки').element().getBoundingClientRect().right -
    page.getByRole('tablist').element().getBoundingClientRect().right
  expect(beyond()).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'До відгуків' }).click()
  await expect.poll(beyond).toBeLessThanOrEqual(1)
})

test('a hash that is not valid percent-encoding selects nothing', async () => {
  history.replaceState(null, '', '#100%')
  show(tabs)
  await expect.element(page.getByText('Опис товару')).toBeVisible()
})

test('two lists with the same values do not share ids', () => {
  const list = (name: string, hash: boolean) => (
    <Tabs.Root defaultValue="one" hash={hash}>
      <Tabs.List aria-label={name}>
        <Tabs.Tab value="one">{name} 1</Tabs.Tab>
        <Tabs.Tab value="two">{name} 2</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="one">1</Tabs.Panel>
      <Tabs.Panel value="two">2</Tabs.Panel>
    </Tabs.Root>
  )
  show(
    <>
      {list('Товар', true)}
      {list('Розміри', false)}
      {list('Набір', false)}
    </>,
  )
  const ids = [...document.querySelectorAll('[role="tab"], [role="tabpanel"]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(12)
  expect(document.getElementById('one')?.textContent).toBe('1')
})
