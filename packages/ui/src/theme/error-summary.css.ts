import { vars } from './contract.css.ts'
import { coarse, paint, scope } from './paint.ts'

const summary = scope('error-summary')

paint(summary('root'), {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '12px',
  padding: '14px 16px',
  background: vars.dangerGround,
  border: `1px solid ${vars.danger}`,
  borderInlineStartWidth: '6px',
  fontSize: vars.sizeSmall,
})
paint(`${summary('root')} > svg`, { color: vars.danger })
paint(summary('title'), { display: 'block', fontWeight: 600 })
paint(summary('link'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  '@media': { [coarse]: { minBlockSize: vars.touch } },
  textUnderlineOffset: '3px',
})
