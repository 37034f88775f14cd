import { contrast } from '@shop/ui/theme'
import { describe, expect, it } from 'vitest'
import { readableAccent } from './readable-accent.server.ts'

const schemes = [
  { scheme: 0, paper: '#f7f5f0' },
  { scheme: 1, paper: '#15181b' },
] as const

/** A value in one scheme. */
const valueIn = (value: string | undefined, scheme: 0 | 1): string => {
  const colours = value?.match(/#[\da-f]{6}/g) ?? []
  return colours[scheme] ?? colours[0] ?? ''
}

const middleOf = (from: string, to: string): string =>
  `#${[1, 3, 5]
    .map(at =>
      Math.round((Number.parseInt(from.slice(at, at + 2), 16) + Number.parseInt(to.slice(at, at + 2), 16)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

describe.each([
  ['#ffffff', '#ffffff'],
  ['#000000', '#000000'],
  ['#f7f5f0', '#fefefe'],
  ['#000000', '#ffffff'],
  ['#ff0000', '#0000ff'],
  ['#ffd400', '#0b1f3a'],
  ['#808080', '#777777'],
  ['#ff5b1f', '#ffb23e'],
])('a gradient from %s to %s', (from, to) => {
  const { stops, tokens } = readableAccent([from, to])

  it.each(schemes)(
    'carries text of 4.5:1 at both ends and in the middle and on hover, scheme $scheme',
    ({ scheme }) => {
      const text = valueIn(tokens['--shop-on-accent'], scheme)
      const ends = [valueIn(stops[0], scheme), valueIn(stops[1], scheme)] as const
      for (const colour of [...ends, middleOf(...ends), valueIn(tokens['--shop-accent-hover'], scheme)])
        expect(contrast(colour, text), colour).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(schemes)('is seen on the page, scheme $scheme', ({ scheme, paper }) => {
    const seen = stops.map(stop => contrast(valueIn(stop, scheme), paper))
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(1.25)
    expect(contrast(valueIn(tokens['--shop-accent-line'], scheme), paper)).toBeGreaterThanOrEqual(3)
  })
})

it('keeps a colour that is readable as it is', () => {
  expect(readableAccent(['#0047ab']).tokens).toMatchObject({
    '--shop-accent': '#0047ab',
    '--shop-on-accent': '#ffffff',
  })
})

it('moves white away from a light page only', () => {
  const { tokens } = readableAccent(['#fff'])
  expect(tokens['--shop-accent']).toMatch(/^light-dark\(#[\da-f]{6}, #ffffff\)$/)
})
