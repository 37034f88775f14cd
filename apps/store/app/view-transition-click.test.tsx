import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { completeViewTransitionClicks } from './view-transition-click.ts'

completeViewTransitionClicks(document)

let followed = 0
let link: HTMLAnchorElement

beforeEach(() => {
  document.body.innerHTML = '<a href="#goods"><b>Goods</b></a><p>Text</p>'
  const found = document.querySelector('a')
  if (!found) throw new Error('No link')
  link = found
  followed = 0
  link.addEventListener('click', () => followed++)
})

const root = document.documentElement
const press = (on: Element, init = {}) =>
  fireEvent(on, new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, clientX: 5, clientY: 5, ...init }))

it('a link pressed while the page changes under the finger is followed', () => {
  press(link.querySelector('b') ?? link)
  fireEvent.click(root, { clientX: 6, clientY: 5 })
  expect(followed).toBe(1)
})

it('a whole press is followed once', () => {
  press(link)
  fireEvent.click(link)
  fireEvent.click(root)
  expect(followed).toBe(1)
})

it('a finger that slipped away, another button and a link that is gone follow nothing', () => {
  press(link)
  fireEvent.click(root, { clientX: 90, clientY: 5 })
  press(link, { button: 2 })
  fireEvent.click(root, { clientX: 5, clientY: 5 })
  press(link)
  link.remove()
  fireEvent.click(root, { clientX: 5, clientY: 5 })
  expect(followed).toBe(0)
})
