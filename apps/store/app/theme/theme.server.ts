import type { DataOf } from '@shop/contract/client'
import { accentTokens } from '@shop/ui/theme'
import type { CSSProperties } from 'react'

type Theme = Pick<
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

/** The accent's background image: a gradient between two colours, or nothing. Only valid colours are used. */
function gradient(theme: Theme): string | undefined {
  const { theme_bg_type, theme_gradient: from, theme_gradient2: to, theme_gradient_type: shape } = theme
  if (theme_bg_type !== 'gradient' || !isColour(from) || !isColour(to)) return undefined
  return shape === 'linear'
    ? `linear-gradient(${Math.round(theme.theme_gradient_deg)}deg, ${from}, ${to})`
    : `radial-gradient(circle at 50% 50%, ${from}, ${to})`
}

/** Noise texture of the dark surface as a data URL. */
const noise =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='n'%3E%3CfeTurbulence baseFrequency='.8' numOctaves='2'/%3E%3CfeColorMatrix values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .12 0'/%3E%3C/filter%3E%3Crect width='160' height='160' filter='url(%23n)'/%3E%3C/svg%3E\")"

/** The accent of the style sheet, which needs no custom property. */
const DEFAULT_ACCENT = '#ff5b1f'

/** The theme of the settings as custom properties of `<html>`, server-rendered to avoid a flash. */
export function themeStyle(theme: Theme): CSSProperties & Record<`--${string}`, string> {
  const colour = theme.theme_bg_type === 'gradient' ? theme.theme_gradient : theme.theme_color
  const ground = gradient(theme)
  return {
    ...(isColour(colour) && colour.toLowerCase() !== DEFAULT_ACCENT ? accentTokens(colour) : {}),
    ...(ground ? { '--shop-accent-image': ground } : {}),
    ...(theme.theme_noise ? { '--shop-noise': noise } : {}),
    ...(theme.theme_font_style === 'plain' ? { '--shop-font-heading': 'var(--shop-font-body)' } : {}),
  }
}
