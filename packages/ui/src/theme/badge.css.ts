import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const badge = partSelector('badge')

componentStyle(badge('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  padding: '2px 8px',
  font: `700 1rem/1.1 ${vars.fontHeading}`,
  letterSpacing: '0.02em',
  background: vars.text,
  color: vars.background,
  borderRadius: vars.radius,
  '@media': { [forcedColors]: { border: '1px solid' } },
})
componentStyle(badge('root', '[data-variant="new"]'), { background: vars.highlight, color: vars.onHighlight })
componentStyle(badge('root', '[data-variant="sale"]'), { background: vars.accent, color: vars.onAccent })
componentStyle(badge('root', '[data-variant="outline"]'), {
  background: 'none',
  color: 'inherit',
  boxShadow: `inset 0 0 0 1px ${vars.borderControl}`,
})
