import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const standard = partSelector('standard-badge')

componentStyle(standard('list'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  '@media': { [breakpoints.phone]: { gap: '4px 10px' } },
})
componentStyle(standard('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: `700 1rem/1 ${vars.fontHeading}`,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
})
componentStyle(standard('pictogram'), { inlineSize: '26px', blockSize: '30px', flex: 'none' })
componentStyle(standard('description'), {
  display: 'block',
  font: `400 0.8125rem/1.2 ${vars.fontBody}`,
  letterSpacing: 0,
  color: vars.textMuted,
  whiteSpace: 'normal',
})
componentStyle(`[data-surface="inverse"] ${standard('description')}`, { color: vars.onInverseMuted })
const row = '[data-layout="row"]'
// More space between two badges than within one.
componentStyle(`${standard('list')}:has(${row})`, { gap: '16px 32px' })
componentStyle(standard('root', row), {
  alignItems: 'start',
  gap: '14px',
  fontSize: '1.125rem',
  lineHeight: 1.15,
  whiteSpace: 'normal',
})
componentStyle(`${standard('root', row)} ${standard('pictogram')}`, {
  inlineSize: '40px',
  blockSize: '46px',
  strokeWidth: 1.2,
})
