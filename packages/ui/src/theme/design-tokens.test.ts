import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './accent.ts'
import { designTokens } from './design-tokens.ts'
import * as quiet from './quiet-values.ts'
import * as workwear from './values.ts'

test('tokens.json holds the tokens of the theme; `pnpm --filter @shop/ui api:write` writes it', () => {
  const written: unknown = JSON.parse(readFileSync(new URL('./tokens.json', import.meta.url), 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(designTokens())))
})

test('every token of the theme is a design token, by its scale', () => {
  const { common, light, dark, breakpoint } = designTokens()
  const names = (scales: typeof light) =>
    Object.values(scales).flatMap(tokens => Object.values(tokens).map(({ $extensions }) => $extensions.css.name))
  expect(names(common)).toHaveLength(Object.keys(workwear.common).length)
  expect(names(light)).toEqual(names(dark))
  expect(Object.keys(common)).toEqual(['color', 'font', 'type', 'space', 'radius', 'size', 'motion'])
  expect(common.space?.['4']).toMatchObject({ $type: 'dimension', $value: { value: 16, unit: 'px' } })
  expect(breakpoint.tablet).toEqual({ $type: 'dimension', $value: { value: 1024, unit: 'px' } })
  expect(light.color?.text).toMatchObject({ $type: 'color', $value: { hex: '#15181b' } })
})

describe.each([
  ['workwear, light', workwear.light],
  ['workwear, dark', workwear.dark],
  ['quiet, light', quiet.light],
  ['quiet, dark', quiet.dark],
])('%s', (_, theme) => {
  const grounds = [theme.background, theme.surface, theme.surfaceSunken]

  test('texts have a contrast of 4.5:1 on every background', () => {
    const texts = ['text', 'textMuted', 'textSubtle', 'success', 'warning', 'unavailable', 'danger'] as const
    for (const name of texts)
      for (const ground of grounds)
        expect([name, ground, contrast(theme[name], ground) >= 4.5]).toEqual([name, ground, true])
    expect(contrast(theme.onInverse, theme.inverse)).toBeGreaterThanOrEqual(4.5)
  })

  test('the border of a control has a contrast of 3:1', () => {
    for (const ground of grounds) expect([ground, contrast(theme.borderControl, ground) >= 3]).toEqual([ground, true])
  })
})
