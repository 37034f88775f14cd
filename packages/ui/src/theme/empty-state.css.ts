import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const empty = partSelector('empty-state')

componentStyle(empty('root'), {
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  paddingBlock: '40px',
  borderBlockStart: `2px solid ${vars.borderStrong}`,
})
componentStyle(empty('title'), { font: `800 ${vars.typeH3}/1.17 ${vars.fontHeading}`, textWrap: 'balance' })
componentStyle(empty('description'), { color: vars.textMuted, maxInlineSize: '56ch', textWrap: 'pretty' })
componentStyle(empty('footer'), { display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '8px' })
