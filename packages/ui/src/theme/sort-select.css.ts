import './field.css.ts'
import { breakpoints, componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const sort = partSelector('sort-select')

componentStyle(sort('root'), { display: 'flex', alignItems: 'center', gap: '12px', fontSize: vars.typeSmall })
componentStyle(sort('label'), {
  color: vars.textMuted,
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
})
componentStyle(sort('select'), {
  inlineSize: 'auto',
  minBlockSize: vars.sizeTouch,
  paddingBlock: '8px',
  '@media': { [breakpoints.phone]: { inlineSize: '100%', minBlockSize: vars.sizeControl, paddingInline: '12px 36px' } },
})
