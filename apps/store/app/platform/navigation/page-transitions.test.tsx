import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { handlePageTransitions } from './page-transitions.ts'

handlePageTransitions(window)

let followed = 0
let link: HTMLAnchorElement

beforeEach(() => {
  document.body.innerHTML = '<a href="#product"><b>Product</b></a><p>Text</p>'
  const found = document.querySelector('a')
  if (!found) throw new Error('No link')
  link = found
  followed = 0
  link.addEventListener('click', () => followed++)
})

const root = document.documentElement
const press = (on: Element, init = {}) =>
  fireEvent(on, new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, clientX: 5, clientY: 5, ...init }))

it('follows a link that was pressed when a view transition started', () => {
  press(link.querySelector('b') ?? link)
  fireEvent.click(root, { clientX: 6, clientY: 5 })
  expect(followed).toBe(1)
})

it('follows a complete click once', () => {
  press(link)
  fireEvent.click(link)
  fireEvent.click(root)
  expect(followed).toBe(1)
})

it('follows nothing when the pointer moved away, another button was pressed or the link was removed', () => {
  press(link)
  fireEvent.click(root, { clientX: 90, clientY: 5 })
  press(link, { button: 2 })
  fireEvent.click(root, { clientX: 5, clientY: 5 })
  press(link)
  link.remove()
  fireEvent.click(root, { clientX: 5, clientY: 5 })
  expect(followed).toBe(0)
})
