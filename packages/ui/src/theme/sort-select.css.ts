import './field.css.ts'
import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const sort = partSelector('sort-select')

componentStyle(sort('root'), {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: vars.typeSmall,
  // Beside the select the label would leave it too little room.
  '@media': { [breakpoints.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: '4px' } },
})
componentStyle(sort('label'), { color: vars.textMuted, whiteSpace: 'nowrap' })
// More specific than the box of every field, whose stylesheet may be loaded again after this one.
componentStyle(`select${sort('select')}`, {
  inlineSize: 'auto',
  minBlockSize: vars.sizeTouch,
  paddingBlock: '8px',
  '@media': { [breakpoints.phone]: { inlineSize: '100%', minBlockSize: vars.sizeControl, paddingInline: '12px 36px' } },
})
