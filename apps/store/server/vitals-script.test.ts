import { expect, it } from 'vitest'
import { vitalsScript } from './vitals-script.ts'

it('names the kind of a page, never its path', () => {
  expect(vitalsScript('/ru/password-reset/token/secret')).toContain('"/password-reset/token/:token?"')
  expect(vitalsScript('/en/jackets/warm')).toContain('"/:page/:product"')
})
