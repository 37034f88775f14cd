import './field.css.ts'
import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const advisor = partSelector('size-advisor')

componentStyle(advisor('root'), { display: 'grid', gap: '16px' })
componentStyle(advisor('measures'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  gap: '16px',
  alignItems: 'start',
})
componentStyle(advisor('result', ':not(:empty)'), { padding: '12px 16px', background: vars.surfaceSunken })
componentStyle(advisor('result', '[data-state="found"]'), { borderInlineStart: `6px solid ${vars.accent}` })
componentStyle(advisor('size'), { display: 'block', font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}` })
componentStyle(advisor('actions'), { display: 'flex', flexWrap: 'wrap', gap: '12px' })
