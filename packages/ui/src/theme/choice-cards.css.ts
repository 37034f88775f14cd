import './field-controls.css.ts'
import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

/* Cards side by side, with a picture, or disabled with a reason. */
const field = partSelector('field')
const grid = field('cards', '[data-layout]')

componentStyle(grid, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '12px',
  border: 0,
  background: 'none',
})
componentStyle(`${grid} > ${field('card')}`, {
  alignItems: 'start',
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
componentStyle(`${grid} > ${field('card', ':hover')}`, { background: vars.background })
componentStyle(`${field('root', '[data-invalid]')} > ${grid}`, { border: 0 })
componentStyle(`${field('root', '[data-invalid]')} > ${grid} > ${field('card')}`, { borderColor: vars.danger })
componentStyle(`${field('card')} > ${field('card-icon')}`, { flex: 'none', display: 'grid', color: vars.textMuted })
componentStyle(`${field('cards')} > ${field('card', ':has(:disabled)')}`, { background: vars.surfaceSunken })
componentStyle(`${field('check-input', ':disabled')} ~ :is(${field('aside')}, * > ${field('description')})`, {
  color: vars.textSubtle,
})
componentStyle(field('disabled-reason'), { display: 'block', fontSize: vars.typeSmall, fontWeight: 600 })
