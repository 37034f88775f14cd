import { type Locale, locales } from '@shop/contract/locales'

/** A CSS string: everything that is no letter, digit or space is escaped. Source: CSS Syntax Level 3, «escaping». */
const toCssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, character => `\\${character.codePointAt(0)?.toString(16)} `)}"`

/** The same as `.header-count`, which scripts render. */
const COUNT_STYLE =
  'position:absolute;inset:-9px auto auto 17px;min-inline-size:20px;block-size:20px;padding-inline:5px;display:grid;place-items:center;background:var(--shop-accent);color:var(--shop-on-accent);font:800 .9375rem/1 var(--shop-font-heading);border-radius:var(--shop-radius);box-shadow:0 0 0 2px var(--shop-background)'

const countOf = (path: string, count: number): string =>
  count > 0
    ? `.header-link[href$="${path}"] .header-link__icon::after{content:${toCssString(String(count))};${COUNT_STYLE}}`
    : ''

export interface CustomerStyles {
  /** First name of the customer; undefined for a guest. */
  name: string | undefined
  /** Name of the remembered city. */
  city: string | undefined
  /** Units in the cart. */
  units: number
  /** Liked products. */
  liked: readonly number[]
  /** That a product is liked, for who does not see the colour: the file is the same for pages of all languages. */
  likedText: Readonly<Record<Locale, string>>
}

const likedRules = ({ liked, likedText }: Pick<CustomerStyles, 'liked' | 'likedText'>): string => {
  const toggles = liked.map(id => `[form="wish"][value="${id}"]`)
  return [
    `${toggles.map(toggle => `${toggle} svg`).join()}{fill:var(--shop-accent);stroke:var(--shop-text)}`,
    ...locales.map(lang => `:lang(${lang}){--liked:${toCssString(likedText[lang])}}`),
    // Beside the button, whose name is fixed.
    `${toggles.map(toggle => `:has(>${toggle})::after`).join()}{content:var(--liked);position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}`,
  ].join('')
}

/** What scripts show in cached pages: the name in place of «Увійти», the city, the counts of the header, the pressed wishlist toggles. */
export const toCustomerStyles = ({ name, city, units, liked, likedText }: CustomerStyles): string =>
  [
    name === undefined
      ? ''
      : `.header-link__account>span{display:none}.header-link__account::after{content:${toCssString(name)}}`,
    city === undefined
      ? ''
      : `.top-line__where{position:absolute;clip-path:inset(50%)}.top-line__city::after{content:${toCssString(city)}}`,
    countOf('/cart', units),
    countOf('/wishlist', liked.length),
    liked.length > 0 ? likedRules({ liked, likedText }) : '',
  ].join('')
