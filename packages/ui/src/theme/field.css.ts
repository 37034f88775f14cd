import { componentStyle, forcedColors, inlineDirection, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const field = partSelector('field')
const sort = partSelector('sort-select')
const combobox = partSelector('combobox')
const box = selectorList(field('input'), sort('select'), combobox('input'))

componentStyle(field('root'), { display: 'grid', gap: '6px', alignContent: 'start' })
componentStyle(selectorList(field('label'), combobox('label')), {
  fontSize: vars.typeSmall,
  fontWeight: 600,
  lineHeight: 1.43,
})
componentStyle(field('optional'), { fontWeight: 400, color: vars.textSubtle })
componentStyle(selectorList(field('hint'), field('counter')), {
  fontSize: vars.typeCaption,
  color: vars.textSubtle,
  lineHeight: 1.38,
})
componentStyle(field('counter'), {
  justifySelf: 'end',
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
componentStyle(field('counter', '[data-over]'), { color: vars.danger, fontWeight: 600 })
// Hint and counter share a line.
componentStyle(`${field('hint')} + ${field('counter')}`, { marginBlockStart: 'calc(-1lh - 6px)' })
componentStyle(`${field('hint')}:has(+ ${field('counter')})`, { paddingInlineEnd: '7em' })

componentStyle(box, {
  inlineSize: '100%',
  minBlockSize: vars.sizeControl,
  padding: '10px 14px',
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  lineHeight: 1.5,
})
componentStyle(`textarea${field('input')}`, { minBlockSize: '112px', resize: 'vertical' })
componentStyle(selectorList(`select${field('input')}`, sort('select')), {
  appearance: 'none',
  paddingInlineEnd: '44px',
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.text} 50%), linear-gradient(-45deg, transparent 50%, ${vars.text} 50%)`,
  // Two halves of an arrow, 3 px on both sides of its centre.
  backgroundPosition: ['-', '+']
    .map(sign => `calc(50% ${sign} 3px + (50% - 17px) * ${inlineDirection}) 50%`)
    .join(', '),
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
  '@media': { [forcedColors]: { appearance: 'auto' } },
})
componentStyle(field('input', '::placeholder'), { color: vars.textSubtle, opacity: 1 })
componentStyle(selectorList(field('input', ':hover'), sort('select', ':hover')), { borderColor: vars.text })
componentStyle(selectorList(field('input', ':focus'), sort('select', ':focus')), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: 0,
  borderColor: vars.text,
  boxShadow: `inset 0 0 0 2px ${vars.highlight}`,
})
componentStyle(field('input-group'), { position: 'relative', display: 'grid' })
// A phone number is written from left to right everywhere, with its icon at its end.
componentStyle(field('input-group', ':has([type="tel"])'), { direction: 'ltr' })
componentStyle(`${field('input-group')} > ${partSelector('icon')('root')}`, {
  position: 'absolute',
  insetInlineEnd: '12px',
  insetBlockStart: '0.75rem',
  pointerEvents: 'none',
})
// A select keeps its arrow beside the validation icon.
componentStyle(`${field('input-group')} > select ~ ${partSelector('icon')('root')}`, { insetInlineEnd: '40px' })
const valid = field('root', '[data-valid]')
const invalid = field('root', '[data-invalid]')
componentStyle(`${valid} ${field('input')}`, { borderColor: vars.success, paddingInlineEnd: '44px' })
componentStyle(`${valid} ${field('input-group')} > svg`, { color: vars.success })
componentStyle(`${invalid} ${field('input')}`, {
  // A field that is focused comes into view with the message below it.
  scrollMarginBlockEnd: '64px',
  border: `2px solid ${vars.danger}`,
  paddingBlock: '9px',
  paddingInline: '13px 44px',
  backgroundColor: vars.dangerSurface,
})
componentStyle(`${invalid} ${field('input-group')} > svg`, { color: vars.danger })
componentStyle(selectorList(`${valid} select`, `${invalid} select`), { paddingInlineEnd: '72px' })
componentStyle(field('error'), {
  display: 'flex',
  gap: '6px',
  fontSize: vars.typeSmall,
  lineHeight: 1.43,
  fontWeight: 500,
  color: vars.danger,
})
componentStyle(`[data-surface="inverse"] ${field('error')}`, { color: vars.inverseDanger })
componentStyle(field('input', ':disabled'), {
  background: vars.surfaceSunken,
  color: vars.textSubtle,
  borderColor: vars.border,
  cursor: 'not-allowed',
})

componentStyle(field('checkbox'), {
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  gap: '2px 12px',
  alignItems: 'center',
  minBlockSize: vars.sizeTouch,
  cursor: 'pointer',
})
componentStyle(field('check-input'), {
  appearance: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radiusSmall,
  background: vars.surface,
  cursor: 'pointer',
  '@media': { [forcedColors]: { appearance: 'auto' } },
})
componentStyle(field('check-input', ':checked'), {
  borderColor: vars.text,
  background: vars.text,
  boxShadow: `inset 0 0 0 5px ${vars.text}, inset 0 0 0 12px ${vars.accent}`,
})
componentStyle(field('check-input', ':checked:focus-visible'), {
  boxShadow: `0 0 0 2px ${vars.highlight}, inset 0 0 0 5px ${vars.text}, inset 0 0 0 12px ${vars.accent}`,
})
componentStyle(`${field('checkbox', ':hover')} ${field('check-input')}`, { borderColor: vars.text })
componentStyle(field('checkbox', '[data-invalid]'), { color: vars.danger })
componentStyle(field('checkbox', ':has(:disabled)'), { color: vars.textSubtle, cursor: 'not-allowed' })
componentStyle(field('count'), {
  fontSize: vars.typeCaption,
  color: vars.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})
