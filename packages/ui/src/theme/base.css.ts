import './layers.css.ts'
import './tokens.css.ts'
import './fonts.css.ts'
import './motion.css.ts'
import './parts-reset.css.ts'
import './typography.css.ts'
import './icon.css.ts'
import './button.css.ts'
import './skip-link.css.ts'
import './language-badge.css.ts'
import './loading-bar.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { componentStyle } from './component-styles.ts'
import { vars } from './contract.css.ts'

componentStyle('body', {
  background: vars.background,
  color: vars.text,
  font: `400 ${vars.typeBody}/1.5 ${vars.fontBody}`,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
// Texts that shoppers and merchants write: a long word or link breaks rather than widening the column that it is in. Elsewhere
// `anywhere` would break words of labels that have room.
componentStyle('h1, h2, h3, p, dd', { overflowWrap: 'anywhere' })
// Focus ring in two colours: a dark outline for light backgrounds, a yellow line inside it for dark ones. Never removed
// or animated.
componentStyle(':focus-visible', {
  outline: `2px solid ${vars.text}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.highlight}`,
})
componentStyle('[data-surface="inverse"]', { background: vars.inverse, color: vars.onInverse })
componentStyle('[data-surface="inverse"] :focus-visible', {
  outlineColor: vars.highlight,
  boxShadow: `0 0 0 2px ${vars.inverse}`,
})
componentStyle('::selection', { background: vars.highlight, color: vars.onHighlight })
componentStyle('[data-visually-hidden]', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
// Tabular figures where numbers are compared or change in place; running text keeps proportional ones.
componentStyle('[data-figures="tabular"]', { fontVariantNumeric: 'tabular-nums' })
globalStyle('*, *::before, *::after', {
  '@layer': {
    'shop.components': {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto',
        },
      },
    },
  },
})
// Print only content: nothing fixed or interactive.
componentStyle(
  '[data-scope="skip-link"], [data-scope="scroll-to-top"], [data-scope="loading-bar"], [data-scope="toast"], [data-scope="modal"]',
  {
    '@media': { print: { display: 'none' } },
  },
)
componentStyle('body', { '@media': { print: { background: 'none', color: '#000' } } })
