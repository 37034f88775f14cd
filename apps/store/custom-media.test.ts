import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpoints } from '@shop/ui/theme'
import { expect, it } from 'vitest'
import { filesBelow, root } from '../../tools/source-files.ts'
import { withBreakpoints } from './custom-media.ts'

it('puts the theme’s breakpoints for their names', () => {
  for (const [name, query] of Object.entries(breakpoints))
    expect(withBreakpoints(`(--${name}) and (min-height: 480px)`)).toBe(`${query} and (min-height: 480px)`)
  expect(withBreakpoints('not (--tablet)')).toBe(`not ${breakpoints.tablet}`)
  expect(() => withBreakpoints('(--watch)')).toThrow('no breakpoint --watch')
})

it('is the only source of widths in media queries of the shop and of the theme', () => {
  const widths = /@media[^{]*\bwidth\b|'[^']*\((?:min|max)-width:[^']*'/
  const styles = [
    ...filesBelow('apps/store/app').filter(file => file.endsWith('.css')),
    ...filesBelow('packages/ui/src/theme').filter(file => file.endsWith('.css.ts')),
  ]
  expect(styles.length).toBeGreaterThan(60)
  expect(styles.filter(file => widths.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
