import { vars } from './contract.css.ts'
import { forced, paint, scope } from './paint.ts'

const grade = scope('review-grade')

paint(grade('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: vars.sizeSmall,
  lineHeight: 1.43,
  color: vars.inkSoft,
})
paint(grade('star'), { inlineSize: '16px', blockSize: '16px', flex: 'none', color: vars.ink })
paint(grade('figure'), { font: `800 1.125rem/1 ${vars.fontHead}`, color: vars.ink, fontVariantNumeric: 'tabular-nums' })
paint(grade('root', '[data-look="studs"]'), { gap: '8px', color: vars.ink, fontWeight: 500 })
paint(grade('studs'), { display: 'inline-grid', gridTemplateColumns: 'repeat(5, 12px)', gap: '3px' })
paint(grade('stud'), {
  blockSize: '12px',
  border: `1px solid ${vars.lineField}`,
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
paint(grade('stud', '[data-on]'), { background: vars.ink, borderColor: vars.ink })
