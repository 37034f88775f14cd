import { describe, expect, test } from 'vitest'
import { accentTokens, contrast } from './accent.ts'

const accents = ['#ff5b1f', '#0047ab', '#ffd400', '#111111', '#ffffff', '#18713f', '#c0f', '#7f7f7f']

describe('a custom accent', () => {
  test.each(accents)('text on %s has a contrast of 4.5:1, also on hover', accent => {
    const tokens = accentTokens(accent)
    expect(contrast(tokens['--shop-on-accent'], tokens['--shop-accent'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens['--shop-on-accent'], tokens['--shop-accent-hover'])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(accents)('a thin line in %s has a contrast of 3:1 on light and dark backgrounds', accent => {
    const [light = '', dark = ''] = accentTokens(accent)['--shop-accent-line'].match(/#[\da-f]{6}/g) ?? []
    for (const ground of ['#f7f5f0', '#ffffff', '#ece9e1']) expect(contrast(light, ground)).toBeGreaterThanOrEqual(3)
    for (const ground of ['#15181b', '#1d2125', '#0e1012']) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(3)
  })

  test('orange has dark text, navy has white text', () => {
    expect(accentTokens('#ff5b1f')['--shop-on-accent']).toBe('#15181b')
    expect(accentTokens('#0047ab')['--shop-on-accent']).toBe('#ffffff')
  })

  test('an invalid colour throws its value and the expected format', () => {
    expect(() => accentTokens('orange')).toThrow(
      'accentTokens cannot read the colour "orange". Give it as #rgb or #rrggbb.',
    )
  })
})
