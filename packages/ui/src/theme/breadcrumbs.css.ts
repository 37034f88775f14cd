import { vars } from './contract.css.ts'
import { below, paint, scope, side } from './paint.ts'

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
// On a phone the heading stands right below: a long way does not repeat it on a line of its own.
paint(`${crumbs('item', ':nth-child(n+3):last-child')}`, {
  '@media': { [below.phone]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden' } },
})
paint(crumbs('link'), {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touch,
  textDecoration: 'none',
})
paint(crumbs('link', ':hover'), { textDecoration: 'underline', textUnderlineOffset: '4px' })
