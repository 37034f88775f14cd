import tokens from '@shop/ui/tokens.json' with { type: 'json' }
import type { CSSOptions } from 'vite'

const queries = new Map(
  Object.entries(tokens.breakpoint).map(([name, { $value }]) => [`--${name}`, `max-width: ${$value.value}px`]),
)

/** Puts the queries of the theme's breakpoints for their names: `(--phone)`, «custom media» of Media Queries Level 5. */
export const withBreakpoints = (condition: string): string =>
  condition.replace(/--[\w-]+/g, name => {
    const query = queries.get(name)
    if (query === undefined) throw new Error(`The theme has no breakpoint ${name}.`)
    return query
  })

/** `@media (--phone)` in the stylesheets of the shop. */
export const customMedia: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'custom-media',
        AtRule: {
          media: rule => {
            // A rule that stays the same is not visited again.
            if (rule.params.includes('--')) rule.params = withBreakpoints(rule.params)
          },
        },
      },
    ],
  },
}
