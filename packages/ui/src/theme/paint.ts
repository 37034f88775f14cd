import './layers.css.ts'
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

/** Writes one rule into `@layer shop.components`. Media queries and variables stand inside the rule. */
export const paint = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { 'shop.components': rule } })

/** Selector of a component's part: `scope('price')('now', ':hover')`. */
export const scope =
  (name: string) =>
  (part: string, state = ''): string =>
    `[data-scope="${name}"][data-part="${part}"]${state}`

/** Selectors of several alternatives under one rule. */
export const any = (...selectors: string[]): string => selectors.join(', ')

/** Widths at which the layout changes. Source: shop spec §9. */
export const below = {
  phone: '(max-width: 767.98px)',
  desk: '(max-width: 1024px)',
  wide: '(max-width: 1240px)',
} as const

export const forced = '(forced-colors: active)'

/** A finger needs 44 px where a mouse does with less. Source: looks.md, WCAG 2.5.8. */
export const coarse = '(pointer: coarse)'

/** 1, or −1 where writing goes from right to left: turns what points or moves along the line. Set in motion.css.ts. */
export const side = 'var(--_side, 1)'
