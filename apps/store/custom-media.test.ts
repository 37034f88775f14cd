import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpoints } from '@shop/ui/theme'
import { expect, it } from 'vitest'
import { filesBelow, root } from '../../tools/source-files.ts'
import { withBreakpoints } from './custom-media.ts'

it('puts the theme’s breakpoints for their names', () => {
  for (const [name, query] of Object.entries(breakpoints))
    expect(withBreakpoints(`@media (--${name}) and (min-height: 480px) {`)).toBe(
      `@media ${query} and (min-height: 480px) {`,
    )
  expect(withBreakpoints('a { color: var(--tablet) } @media not (--tablet) { b { --phone: 1px } }')).toBe(
    `a { color: var(--tablet) } @media not ${breakpoints.tablet} { b { --phone: 1px } }`,
  )
  expect(() => withBreakpoints('@media (--watch) {')).toThrow('no breakpoint --watch')
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
