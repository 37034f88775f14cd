// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { startLate } from './late-start.ts'

const page = (picture: string) =>
  startLate(
    `<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js"/><script nonce="n">document.title="first"</script></head><body>${picture}<script nonce="n" type="module" async="">import "/b.js"</script></body></html>`,
  )

/** Shows a page as a browser does that has read all of it. */
function open(html: string) {
  document.documentElement.innerHTML = html
  const [start] = document.head.querySelectorAll('script')
  new Function(start?.text ?? '')()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

const preloads = () => [...document.querySelectorAll('link')].map(({ rel }) => rel)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

it('scripts start when the main picture is there, and not before', () => {
  open(page('<img fetchpriority="high" src="/a.avif">'))
  const picture = document.querySelector('img')
  vi.advanceTimersByTime(2000)
  expect(preloads()).toEqual(['later'])
  picture?.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(100)
  expect(preloads()).toEqual(['modulepreload'])
})

it.each(['pointerdown', 'keydown'])('the first %s starts them', sign => {
  open(page('<img fetchpriority="high" src="/a.avif">'))
  dispatchEvent(new Event(sign))
  expect(preloads()).toEqual(['modulepreload'])
  expect(document.documentElement.dataset.touched).toBe('')
})

it('a picture that does not come holds nothing up for long', () => {
  open(page('<img fetchpriority="high" src="/a.avif">'))
  vi.advanceTimersByTime(2500)
  expect(preloads()).toEqual(['modulepreload'])
})

it('a page without a main picture starts with its first paint', () => {
  open(page(''))
  expect(preloads()).toEqual(['later'])
  vi.advanceTimersByTime(100)
  expect(preloads()).toEqual(['modulepreload'])
})

it('what runs is what the router wrote, under the nonce of the page', () => {
  expect(page('')).toContain('<script nonce="n" type="later">import "/b.js"</script>')
  expect(page('')).toContain('<script nonce="n">document.title="first";addEventListener')
})

it('a page whose scripts are written otherwise is left as it is', () => {
  const html = '<html><head><link rel="modulepreload" href="/a.js"/></head><script src="/a.js"></script></html>'
  expect(startLate(html)).toBe(html)
})
