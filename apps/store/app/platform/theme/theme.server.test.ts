import { expect, it } from 'vitest'
import { themeStyle } from './theme.server.ts'

const theme = {
  theme_bg_type: 'color' as const,
  theme_color: '#ff5b1f',
  theme_gradient: '#ff5b1f',
  theme_gradient2: '#ffb23e',
  theme_gradient_deg: 135,
  theme_gradient_type: 'linear' as const,
  theme_font_style: 'condensed',
  theme_noise: false,
}

it('adds no style for the default theme', () => expect(themeStyle(theme)).toEqual({}))

it('derives a readable text colour from the accent colour', () =>
  expect(themeStyle({ ...theme, theme_color: '#0047ab' })).toMatchObject({
    '--shop-accent': '#0047ab',
    '--shop-on-accent': '#ffffff',
  }))

it('sets variables for gradient, grain and heading font', () => {
  const style = themeStyle({ ...theme, theme_bg_type: 'gradient', theme_noise: true, theme_font_style: 'plain' })
  expect(style['--shop-accent-image']).toBe('linear-gradient(135deg, #ff5b1f, #ffb23e)')
  expect(style['--shop-noise']).toContain('feTurbulence')
  expect(style['--shop-font-heading']).toBe('var(--shop-font-body)')
})

it('ignores values that are not colours', () =>
  expect(themeStyle({ ...theme, theme_color: 'red;}body{display:none', theme_gradient2: 'url(//evil.test)' })).toEqual(
    {},
  ))

it('makes a gradient radial unless it is linear, with ends that carry the same text', () => {
  const style = themeStyle({
    ...theme,
    theme_bg_type: 'gradient',
    theme_gradient: '#000',
    theme_gradient2: '#fff',
    theme_gradient_type: 'radial',
  })
  expect(style['--shop-accent-image']).toMatch(/^radial-gradient\(circle at 50% 50%, .*#[\da-f]{6}.*#[\da-f]{6}/)
  expect(style['--shop-accent-image']).not.toContain('#000000')
})
