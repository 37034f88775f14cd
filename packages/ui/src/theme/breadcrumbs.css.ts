import { vars } from './contract.css.ts'
import { paint, scope, side } from './paint.ts'

const crumbs = scope('breadcrumbs')

paint(crumbs('list'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontSize: vars.sizeSmall,
  color: vars.inkSoft,
})
paint(crumbs('item'), { display: 'flex', alignItems: 'center', gap: '8px', minBlockSize: vars.touch })
paint(`${crumbs('item')} + ${crumbs('item')}::before`, {
  content: '""',
  inlineSize: '6px',
  blockSize: '6px',
  flex: 'none',
  border: `solid ${vars.inkFaint}`,
  borderWidth: '1.5px 1.5px 0 0',
  rotate: `calc(135deg - 90deg * ${side})`,
})
paint(crumbs('link'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touch,
  textDecoration: 'none',
})
paint(crumbs('link', ':hover'), { textDecoration: 'underline', textUnderlineOffset: '4px' })
