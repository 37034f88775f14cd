import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const skip = partSelector('skip-link')

componentStyle(skip('root'), {
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 50,
  padding: '12px 16px',
  background: vars.text,
  color: vars.background,
  transform: 'translateY(-200%)',
})
componentStyle(skip('root', ':focus'), { transform: 'none' })
