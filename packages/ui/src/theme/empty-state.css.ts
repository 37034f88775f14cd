import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const empty = scope('empty-state')

paint(empty('root'), {
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  paddingBlock: '40px',
  borderBlockStart: `2px solid ${vars.lineStrong}`,
})
paint(empty('title'), { font: `800 ${vars.sizeH3}/1.17 ${vars.fontHead}`, textWrap: 'balance' })
paint(empty('text'), { color: vars.inkSoft, maxInlineSize: '56ch', textWrap: 'pretty' })
paint(empty('actions'), { display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '8px' })
