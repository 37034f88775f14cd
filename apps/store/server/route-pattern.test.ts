import { calls } from '@shop/contract'
import { locales, localise } from '@shop/contract/locales'
import { expect, it } from 'vitest'
import { screens } from '../app/screens.ts'
import { routePattern } from './route-pattern.ts'

const token = 'q7Zr8vQ1mTn5xWb9Yc2L'

it('names no part of a path that varies', () => {
  for (const { path } of screens)
    for (const locale of locales) {
      const requested = localise(path.replace(/:\w+\??|\*/g, token), locale)
      expect(routePattern(requested)).not.toContain(token)
      expect(routePattern(`${requested}.data`)).not.toContain(token)
    }
  for (const path of [`/api/${token}`, `/pictures/${token}.avif`, `/a/b/c/${token}`, `/%E0%A4%A/${token}`])
    expect(routePattern(path)).not.toContain(token)
})

it('names screens without their language, and calls', () => {
  expect(routePattern(`/ru/password-reset/token/${token}`)).toBe('/password-reset/token/:token?')
  expect(routePattern('/en')).toBe('/')
  for (const { path } of calls) expect(routePattern(path)).toBe(path)
})
