import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const skip = scope('skip-link')

paint(skip('root'), {
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 50,
  padding: '12px 16px',
  background: vars.ink,
  color: vars.paper,
  transform: 'translateY(-200%)',
})
paint(skip('root', ':focus'), { transform: 'none' })
