import type { DataOf } from '@shop/contract/client'
import type { CSSProperties } from 'react'
import { readableAccent } from './readable-accent.server.ts'

export type Theme = Pick<
  DataOf<'/api/settings/all'>,
  | 'theme_bg_type'
  | 'theme_color'
  | 'theme_gradient'
  | 'theme_gradient2'
  | 'theme_gradient_deg'
  | 'theme_gradient_type'
  | 'theme_font_style'
  | 'theme_noise'
>

const isColour = (value: string) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)

/** The accent of the style sheet, which needs no custom property. */
const DEFAULT_ACCENT = '#ff5b1f'

/** The colour of the settings, or both ends of their gradient; null: the style sheet's. Only valid colours are used. */
export function brandOf(theme: Theme): readonly [from: string, to?: string] | null {
  const { theme_bg_type, theme_color, theme_gradient: from, theme_gradient2: to } = theme
  if (theme_bg_type === 'gradient') return isColour(from) && isColour(to) ? [from, to] : null
  return isColour(theme_color) && theme_color.toLowerCase() !== DEFAULT_ACCENT ? [theme_color] : null
}

/** Noise texture as a data URL, of white or of black dots. */
const noise = (dots: 0 | 1) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='n'%3E%3CfeTurbulence baseFrequency='.8' numOctaves='2'/%3E%3CfeColorMatrix values='0 0 0 0 ${dots} 0 0 0 0 ${dots} 0 0 0 0 ${dots} 0 0 0 .12 0'/%3E%3C/filter%3E%3Crect width='160' height='160' filter='url(%23n)'/%3E%3C/svg%3E")`

/**
 * The theme of the settings as custom properties of `<html>`, server-rendered to avoid a flash. `documentStyle` has the rules that
 * use them.
 */
export function themeStyle(theme: Theme): CSSProperties & Record<`--${string}`, string> {
  const brand = brandOf(theme)
  const { stops = [], tokens = null } = brand ? readableAccent(brand) : {}
  const [from, to] = stops
  const shape =
    theme.theme_gradient_type === 'linear'
      ? `linear-gradient(${Math.round(theme.theme_gradient_deg)}deg`
      : 'radial-gradient(circle at 50% 50%'
  // Dots of the colour that the text has not: they never take away from its contrast.
  const dots = (tokens?.['--shop-on-accent'] ?? '').includes('#ffffff') ? 0 : 1
  return {
    ...tokens,
    ...(from && to ? { '--shop-accent-image': `${shape}, ${from}, ${to})` } : {}),
    ...(theme.theme_noise ? { '--shop-noise': noise(1), ...(dots ? {} : { '--shop-accent-noise': noise(0) }) } : {}),
    ...(theme.theme_font_style === 'plain' ? { '--shop-font-heading': 'var(--shop-font-body)' } : {}),
  }
}
