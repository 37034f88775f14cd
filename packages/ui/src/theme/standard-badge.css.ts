import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const standard = scope('standard-badge')

paint(standard('list'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  '@media': { [below.phone]: { gap: '4px 10px' } },
})
paint(standard('root'), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: `700 1rem/1 ${vars.fontHead}`,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
})
paint(standard('pictogram'), { inlineSize: '26px', blockSize: '30px', flex: 'none' })
paint(standard('text'), {
  display: 'block',
  font: `400 0.8125rem/1.2 ${vars.fontText}`,
  letterSpacing: 0,
  color: vars.inkSoft,
  whiteSpace: 'normal',
})
paint(`[data-ground="band"] ${standard('text')}`, { color: vars.onBandSoft })
const row = '[data-layout="row"]'
// More room between two badges than within one.
paint(`${standard('list')}:has(${row})`, { gap: '16px 32px' })
paint(standard('root', row), {
  alignItems: 'start',
  gap: '14px',
  fontSize: '1.125rem',
  lineHeight: 1.15,
  whiteSpace: 'normal',
})
paint(`${standard('root', row)} ${standard('pictogram')}`, { inlineSize: '40px', blockSize: '46px', strokeWidth: 1.2 })
