import { beforeEach, expect, it, vi } from 'vitest'
import { pressAgain, wasTouched } from './early-signs.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    Reflect.deleteProperty(window, 'early')
    delete document.documentElement.dataset.touched
  }
})

it('a button pressed before the scripts is pressed when they are there, once', () => {
  let pressed = 0
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', () => pressed++)
  Reflect.set(window, 'early', button)
  pressAgain(window)
  vi.runAllTimers()
  expect(pressed).toBe(1)
  button.remove()
})

it('nothing is pressed when nothing was', () => {
  pressAgain(window)
  expect(vi.getTimerCount()).toBe(0)
})

it('a page that was touched before its scripts says so', () => {
  expect(wasTouched()).toBe(false)
  document.documentElement.dataset.touched = ''
  expect(wasTouched()).toBe(true)
})
