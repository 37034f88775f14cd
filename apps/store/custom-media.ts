import tokens from '@shop/ui/tokens.json' with { type: 'json' }
import type { Plugin } from 'vite'

const queries = new Map(
  Object.entries(tokens.breakpoint).map(([name, { $value }]) => [`--${name}`, `max-width: ${$value.value}px`]),
)

/** `@media (--phone)` is the query of the theme's breakpoint of this name: «custom media» of Media Queries Level 5. */
export const withBreakpoints = (css: string): string =>
  css.replace(/@media[^{]+/g, condition =>
    condition.replace(/--[\w-]+/g, name => {
      const query = queries.get(name)
      if (query === undefined) throw new Error(`The theme has no breakpoint ${name}.`)
      return query
    }),
  )

export const customMedia: Plugin = {
  name: 'custom-media',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: withBreakpoints },
}
