import './field.css.ts'
import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const advisor = scope('size-advisor')

paint(advisor('root'), { display: 'grid', gap: '16px' })
paint(advisor('measures'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  gap: '16px',
  alignItems: 'start',
})
paint(advisor('result', ':not(:empty)'), { padding: '12px 16px', background: vars.sunken })
paint(advisor('result', '[data-state="found"]'), { borderInlineStart: `6px solid ${vars.accent}` })
paint(advisor('size'), { display: 'block', font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}` })
paint(advisor('actions'), { display: 'flex', flexWrap: 'wrap', gap: '12px' })
