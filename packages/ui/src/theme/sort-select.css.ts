import './field.css.ts'
import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const sort = scope('sort-select')

paint(sort('root'), { display: 'flex', alignItems: 'center', gap: '12px', fontSize: vars.sizeSmall })
paint(sort('label'), {
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
  '@media': {
    [below.phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
})
paint(sort('select'), {
  inlineSize: 'auto',
  minBlockSize: vars.touch,
  paddingBlock: '8px',
  '@media': { [below.phone]: { inlineSize: '100%', minBlockSize: vars.control, paddingInline: '12px 36px' } },
})
