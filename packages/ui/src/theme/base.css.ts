import './layers.css.ts'
import './tokens.css.ts'
import './fonts.css.ts'
import './motion.css.ts'
import './reset.css.ts'
import './type.css.ts'
import './icon.css.ts'
import './button.css.ts'
import './skip-link.css.ts'
import './language-badge.css.ts'
import './loading-bar.css.ts'
import './scroll-to-top.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { paint } from './paint.ts'

paint('body', {
  background: vars.paper,
  color: vars.ink,
  font: `400 ${vars.sizeText}/1.5 ${vars.fontText}`,
  fontKerning: 'normal',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
// Focus in two parts: a dark line for light grounds, reflective yellow inside it for dark ones. Never removed or animated.
paint(':focus-visible', {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.signal}`,
})
paint('[data-ground="band"]', { background: vars.band, color: vars.onBand })
paint('[data-ground="band"] :focus-visible', { outlineColor: vars.signal, boxShadow: `0 0 0 2px ${vars.band}` })
paint('::selection', { background: vars.signal, color: vars.onSignal })
paint('[data-visually-hidden]', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
// Where things are compared or change in place, figures line up; running text keeps proportional ones.
paint('[data-figures="tabular"]', { fontVariantNumeric: 'tabular-nums' })
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
// On paper only what is read: nothing that floats or is pressed.
paint(
  '[data-scope="skip-link"], [data-scope="scroll-to-top"], [data-scope="loading-bar"], [data-scope="toast"], [data-scope="modal"]',
  {
    '@media': { print: { display: 'none' } },
  },
)
paint('body', { '@media': { print: { background: 'none', color: '#000' } } })
