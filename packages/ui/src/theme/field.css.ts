import { vars } from './contract.css.ts'
import { any, forced, paint, scope, side } from './paint.ts'

const field = scope('field')
const sort = scope('sort-select')
const box = any(field('input'), sort('select'))

paint(field('root'), { display: 'grid', gap: '6px', alignContent: 'start' })
paint(field('label'), { fontSize: vars.sizeSmall, fontWeight: 600, lineHeight: 1.43 })
paint(field('optional'), { fontWeight: 400, color: vars.inkFaint })
paint(any(field('hint'), field('counter')), { fontSize: vars.sizeNote, color: vars.inkFaint, lineHeight: 1.38 })
paint(field('counter'), {
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
paint(field('counter', '[data-over]'), { color: vars.danger, fontWeight: 600 })
// Hint and counter share a line.
paint(`${field('hint')} + ${field('counter')}`, { marginBlockStart: 'calc(-1lh - 6px)' })
paint(`${field('hint')}:has(+ ${field('counter')})`, { paddingInlineEnd: '7em' })

paint(box, {
  inlineSize: '100%',
  minBlockSize: vars.control,
  padding: '10px 14px',
  color: vars.ink,
  background: vars.surface,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  lineHeight: 1.5,
})
paint(`textarea${field('input')}`, { minBlockSize: '112px', resize: 'vertical' })
paint(any(`select${field('input')}`, sort('select')), {
  appearance: 'none',
  paddingInlineEnd: '44px',
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.ink} 50%), linear-gradient(-45deg, transparent 50%, ${vars.ink} 50%)`,
  // Two halves of an arrow, 3 px to both sides of its middle.
  backgroundPosition: ['-', '+'].map(sign => `calc(50% ${sign} 3px + (50% - 17px) * ${side}) 50%`).join(', '),
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
  '@media': { [forced]: { appearance: 'auto' } },
})
paint(field('input', '::placeholder'), { color: vars.inkFaint, opacity: 1 })
paint(any(field('input', ':hover'), sort('select', ':hover')), { borderColor: vars.ink })
paint(any(field('input', ':focus'), sort('select', ':focus')), {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: 0,
  borderColor: vars.ink,
  boxShadow: `inset 0 0 0 2px ${vars.signal}`,
})
paint(field('box'), { position: 'relative', display: 'grid' })
paint(`${field('box')} > ${scope('icon')('root')}`, {
  position: 'absolute',
  insetInlineEnd: '12px',
  insetBlockStart: '0.75rem',
  pointerEvents: 'none',
})
// A select keeps its arrow beside the sign of its state.
paint(`${field('box')}:has(select) > ${scope('icon')('root')}`, { insetInlineEnd: '40px' })
const valid = field('root', '[data-valid]')
const invalid = field('root', '[data-invalid]')
paint(`${valid} ${field('input')}`, { borderColor: vars.good, paddingInlineEnd: '44px' })
paint(`${valid} ${field('box')} > svg`, { color: vars.good })
paint(`${invalid} ${field('input')}`, {
  border: `2px solid ${vars.danger}`,
  paddingBlock: '9px',
  paddingInline: '13px 44px',
  backgroundColor: vars.dangerGround,
})
paint(`${invalid} ${field('box')} > svg`, { color: vars.danger })
paint(any(`${valid} select`, `${invalid} select`), { paddingInlineEnd: '72px' })
paint(field('error'), {
  display: 'flex',
  gap: '6px',
  fontSize: vars.sizeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
  color: vars.danger,
})
paint(`[data-ground="band"] ${field('error')}`, { color: vars.bandDanger })
paint(field('input', ':disabled'), {
  background: vars.sunken,
  color: vars.inkFaint,
  borderColor: vars.line,
  cursor: 'not-allowed',
})

paint(field('check'), {
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  gap: '2px 12px',
  alignItems: 'center',
  minBlockSize: vars.touch,
  cursor: 'pointer',
})
paint(field('tick'), {
  appearance: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  background: vars.surface,
  cursor: 'pointer',
  '@media': { [forced]: { appearance: 'auto' } },
})
paint(field('tick', ':checked'), {
  borderColor: vars.ink,
  background: vars.ink,
  boxShadow: `inset 0 0 0 5px ${vars.ink}, inset 0 0 0 12px ${vars.accent}`,
})
paint(field('tick', ':checked:focus-visible'), {
  boxShadow: `0 0 0 2px ${vars.signal}, inset 0 0 0 5px ${vars.ink}, inset 0 0 0 12px ${vars.accent}`,
})
paint(`${field('check', ':hover')} ${field('tick')}`, { borderColor: vars.ink })
paint(field('check', '[data-invalid]'), { color: vars.danger })
paint(field('check', ':has(:disabled)'), { color: vars.inkFaint, cursor: 'not-allowed' })
paint(field('count'), { fontSize: vars.sizeNote, color: vars.inkFaint, fontVariantNumeric: 'tabular-nums' })

/* Rows to choose from. Chosen: an ink frame and an orange edge, never colour alone. */
paint(field('list'), {
  display: 'grid',
  border: `1px solid ${vars.lineField}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
paint(`fieldset${field('root')} > ${field('label')}`, { marginBlockEnd: '8px' })
paint(`${field('root', '[data-invalid]')} > ${field('list')}`, { border: `2px solid ${vars.danger}` })
paint(`fieldset${field('root', ':focus')}`, { outline: 'none', boxShadow: 'none' })
paint(`fieldset${field('root', ':focus-visible')} > ${field('list')}`, {
  outline: `2px solid ${vars.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.signal}`,
})
paint(field('row'), {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  padding: '14px 16px',
  alignItems: 'center',
  cursor: 'pointer',
  position: 'relative',
})
paint(`${field('row')} + ${field('row')}`, { borderBlockStart: `1px solid ${vars.line}` })
paint(field('row', ':hover'), { background: vars.paper })
paint(field('row', ':has(:checked)'), {
  boxShadow: `inset 0 0 0 2px ${vars.ink}`,
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
paint(field('row', ':has(:checked)::before'), {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `6px solid ${vars.accent}`,
  borderInlineEnd: `1px solid ${vars.ink}`,
})
paint(`${field('row')} ${field('tick')}`, { borderRadius: '50%' })
paint(`${field('row')} ${field('tick', ':checked')}`, {
  border: `7px solid ${vars.ink}`,
  background: vars.accent,
  boxShadow: 'none',
})
paint(`${field('row')} ${field('tick', ':checked:focus-visible')}`, { boxShadow: `0 0 0 2px ${vars.signal}` })
paint(field('row', ':has(:disabled)'), { color: vars.inkFaint, cursor: 'not-allowed' })
// With large text the price goes below the words instead of squeezing them.
paint(`${field('row')} > span`, { flex: '1 1 6.5rem' })
paint(`${field('row')} > ${field('aside')}`, { flex: 'none', marginInlineStart: 'auto' })
paint(field('title'), { fontWeight: 600 })
paint(field('text'), { fontSize: vars.sizeSmall, color: vars.inkSoft, display: 'block' })
paint(field('aside'), { font: `800 1.1875rem/1.2 ${vars.fontHead}`, fontVariantNumeric: 'tabular-nums' })

/* Shows a password: inside the box, the sign of the field's state before it. */
paint(field('reveal'), {
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch,
  color: vars.inkSoft,
})
paint(field('reveal', ':is(:hover, [aria-pressed="true"])'), { color: vars.ink })
paint(`${field('box')}:has(> ${field('reveal')}) > ${field('input')}`, { paddingInlineEnd: '52px' })
paint(`${field('box')}:has(> ${field('reveal')}) > ${scope('icon')('root')}`, { insetInlineEnd: '50px' })
paint(`:is(${valid}, ${invalid}) ${field('box')}:has(> ${field('reveal')}) > ${field('input')}`, {
  paddingInlineEnd: '84px',
})
