import './layers.css.ts'
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

/** Adds one rule to `@layer shop.components`. Media queries and variables go inside the rule. */
export const componentStyle = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { 'shop.components': rule } })

/** Selector of a component's part: `partSelector('price')('now', ':hover')`. */
export const partSelector =
  (scope: string) =>
  (part: string, state = ''): string =>
    `[data-scope="${scope}"][data-part="${part}"]${state}`

/** One selector list of several selectors. */
export const selectorList = (...selectors: string[]): string => selectors.join(', ')

export { breakpoints } from '../internal/breakpoints.ts'

export const forcedColors = '(forced-colors: active)'

/** Touch screens need 44 px targets where 24 px are enough for a mouse. Source: WCAG 2.5.8. */
export const coarsePointer = '(pointer: coarse)'
/** The primary input device can hover. */
export const hoverPointer = '(hover: hover)'

/** 1, or −1 in right-to-left pages: mirrors what points or moves in reading direction. Set in motion.css.ts. */
export const inlineDirection = 'var(--_direction, 1)'

/**
 * How far a part that takes the whole width of a phone reaches over the edges of its container: the inline padding of the page,
 * which only the page knows.
 */
export const pageBleed = 'var(--shop-space-bleed, 0px)'
