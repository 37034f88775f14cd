import './field.css.ts'
import { vars } from './contract.css.ts'
import { below, forced, paint, scope } from './paint.ts'

const form = scope('review-form')

paint(form('root'), { display: 'grid', gap: '20px' })
paint(form('row'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px',
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
paint(form('foot'), { display: 'flex', flexWrap: 'wrap', gap: '12px 20px', alignItems: 'center' })
paint(form('legend'), { fontSize: vars.sizeSmall, fontWeight: 600, marginBlockEnd: '8px' })
paint(form('keys'), { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' })
paint(form('key'), { position: 'relative', display: 'grid', cursor: 'pointer' })
paint(form('key', ':last-of-type'), { marginInlineEnd: '8px' })
paint(form('radio'), { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' })
paint(form('stud'), {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch,
  blockSize: vars.touch,
  background: vars.surface,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  font: `800 1.25rem/1 ${vars.fontHead}`,
  fontVariantNumeric: 'tabular-nums',
})
/* Filled up to the grade that is chosen, and while pointing up to the one pointed at. */
paint(
  `${form('keys', ':not(:has(label:hover))')} ${form('key', ':has(~ label > :checked, > :checked)')} ${form('stud')}`,
  {
    background: vars.accent,
    borderColor: vars.ink,
    color: vars.onAccent,
    '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  },
)
paint(`${form('key', ':is(:hover, :has(~ label:hover))')} ${form('stud')}`, {
  background: vars.signal,
  borderColor: vars.ink,
  color: vars.onSignal,
})
paint(`${form('radio', ':checked')} + ${form('stud')}`, { outline: `2px solid ${vars.ink}`, outlineOffset: '-4px' })
paint(`${form('radio', ':focus-visible')} + ${form('stud')}`, {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.signal}`,
})
paint(form('word'), { fontWeight: 600, minBlockSize: '24px' })
paint(form('grade', ':focus'), { outline: 'none', boxShadow: 'none' })
paint(`${form('grade', '[data-invalid]')} ${form('stud')}`, { borderColor: vars.danger })
paint(form('error'), { marginBlockStart: '6px', fontSize: vars.sizeSmall, fontWeight: 500, color: vars.danger })
paint(form('status', ':not(:empty)'), {
  padding: '12px 16px',
  background: vars.sunken,
  borderInlineStart: `6px solid ${vars.good}`,
})
