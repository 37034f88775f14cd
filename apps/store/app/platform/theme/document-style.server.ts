import type { Settings } from '../request/settings.server.ts'
import { brandOf } from './theme.server.ts'

/** Letters that the word mark shows in its own size. */
const SHORT_NAME = 10
const LONG_NAME = 20

/** The word mark of a long name: smaller, at most two lines. */
function nameRules({ name }: Settings): string {
  const { length } = [...name]
  if (length <= SHORT_NAME) return ''
  const size = length <= LONG_NAME ? 1.375 : 1
  return `.logo:not(:has(img)){display:-webkit-inline-box!important;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;max-inline-size:min(15rem,46vw);max-block-size:${size * 2.2}rem;padding-block:0;font-size:${size}rem;line-height:1.1;letter-spacing:0;overflow-wrap:anywhere}.footer .logo:not(:has(img)){font-size:${size}rem}`
}

/** Logos that are pictures stand without the label's ground and stitches; each scheme shows its own. */
function logoRules({ logotype, logodark, logofooter }: Settings): string {
  if (!logotype && !logodark && !logofooter) return ''
  const dark = (on: string) =>
    `${on} .logo[data-on="light"]{display:none}${on} .logo[data-on="dark"]{display:inline-grid}`
  return `.logo:has(img){background:none;padding:0}.logo:has(img)::before,.logo:has(img)::after{content:none}.logo img{display:block;object-fit:contain}.logo[data-on="dark"]{display:none}${dark('html[data-scheme="dark"]')}@media (prefers-color-scheme:dark){${dark('html:not([data-scheme="light"])')}}`
}

/** The accent on the header's line and the head of the mobile menu, the gradient and the noise on larger surfaces. */
function themeRules(settings: Settings): string {
  const isThemed = brandOf(settings) !== null
  const isGradient = isThemed && settings.theme_bg_type === 'gradient'
  const menuHead = '.mobile-menu [data-scope="modal"][data-part="header"]'
  return [
    isThemed
      ? `.main-bar,.checkout-header{border-block-end-color:var(--shop-accent)}${menuHead}{background-color:var(--shop-accent);color:var(--shop-on-accent)}`
      : '',
    isGradient
      ? `[data-scope="button"][data-variant="accent"]:not(:hover,:disabled),[data-scope="badge"][data-variant="sale"],.header-count,${menuHead}{background-image:var(--shop-accent-image)}.main-bar,.checkout-header{border-image:var(--shop-accent-image) 1}`
      : '',
    settings.theme_noise
      ? `.banner[data-surface="inverse"],.footer[data-surface="inverse"]{background-image:var(--shop-noise)}${isThemed ? `${menuHead}{background-image:var(--shop-accent-noise,var(--shop-noise))${isGradient ? ',var(--shop-accent-image)' : ''}}` : ''}`
      : '',
  ].join('')
}

/**
 * Rules that only a shop with a logo, a theme or a long name of its own needs, for a style element of the document: they weigh nothing
 * on other shops. Outside of every layer, so that they win over the style sheets.
 */
export const documentStyle = (settings: Settings): string =>
  nameRules(settings) + logoRules(settings) + themeRules(settings)
