import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const grade = partSelector('review-grade')

componentStyle(grade('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  color: vars.textMuted,
})
componentStyle(grade('star'), { inlineSize: '16px', blockSize: '16px', flex: 'none', color: vars.text })
componentStyle(grade('value'), {
  font: `800 1.125rem/1 ${vars.fontHeading}`,
  color: vars.text,
  fontVariantNumeric: 'tabular-nums',
})
componentStyle(grade('root', '[data-variant="squares"]'), { gap: '8px', color: vars.text, fontWeight: 500 })
componentStyle(grade('squares'), { display: 'inline-grid', gridTemplateColumns: 'repeat(5, 12px)', gap: '3px' })
componentStyle(grade('square'), {
  blockSize: '12px',
  border: `1px solid ${vars.borderControl}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
componentStyle(grade('square', '[data-filled]'), { background: vars.text, borderColor: vars.text })
