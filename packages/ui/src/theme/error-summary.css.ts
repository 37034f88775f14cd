import { coarsePointer, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const summary = partSelector('error-summary')

componentStyle(summary('root'), {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '12px',
  padding: '14px 16px',
  background: vars.dangerSurface,
  border: `1px solid ${vars.danger}`,
  borderInlineStartWidth: '6px',
  fontSize: vars.typeSmall,
})
componentStyle(`${summary('root')} > svg`, { color: vars.danger })
componentStyle(summary('title'), { display: 'block', fontWeight: 600 })
componentStyle(summary('link'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  '@media': { [coarsePointer]: { minBlockSize: vars.sizeTouch } },
  textUnderlineOffset: '3px',
})
