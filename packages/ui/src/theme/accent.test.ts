import { describe, expect, test } from 'vitest'
import { accentTokens, contrast } from './accent.ts'

const accents = ['#ff5b1f', '#0047ab', '#ffd400', '#111111', '#ffffff', '#18713f', '#c0f', '#7f7f7f']

describe('a shop sets its own accent', () => {
  test.each(accents)('text on %s reads at 4.5:1, pressed or not', accent => {
    const tokens = accentTokens(accent)
    expect(contrast(tokens['--shop-on-accent'], tokens['--shop-accent'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens['--shop-on-accent'], tokens['--shop-accent-hover'])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(accents)('a thin line in %s stands out from light and dark grounds by 3:1', accent => {
    const [light = '', dark = ''] = accentTokens(accent)['--shop-accent-mark'].match(/#[\da-f]{6}/g) ?? []
    for (const ground of ['#f7f5f0', '#ffffff', '#ece9e1']) expect(contrast(light, ground)).toBeGreaterThanOrEqual(3)
    for (const ground of ['#15181b', '#1d2125', '#0e1012']) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(3)
  })

  test('orange carries ink, navy carries white', () => {
    expect(accentTokens('#ff5b1f')['--shop-on-accent']).toBe('#15181b')
    expect(accentTokens('#0047ab')['--shop-on-accent']).toBe('#ffffff')
  })

  test('a colour that cannot be read is named, with what to give instead', () => {
    expect(() => accentTokens('orange')).toThrow(
      'accentTokens cannot read the colour "orange". Give it as #rgb or #rrggbb.',
    )
  })
})
