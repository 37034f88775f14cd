import './field.css.ts'
import { componentStyle, forcedColors, inlineDirection, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'
import { floatingSurface } from './floating.ts'

const select = partSelector('select')
const field = partSelector('field')
const box = selectorList(select('trigger'), select('native'))
const [valid, invalid] = [field('root', '[data-valid]'), field('root', '[data-invalid]')]

componentStyle(select('root'), { position: 'relative', display: 'grid', gap: '6px' })
componentStyle(select('label'), { fontSize: vars.typeSmall, fontWeight: 600, lineHeight: 1.43 })
componentStyle(box, {
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.sizeControl,
  padding: '10px 14px',
  paddingInlineEnd: '44px',
  color: vars.text,
  backgroundColor: vars.surface,
  border: `1px solid ${vars.borderControl}`,
  borderRadius: vars.radius,
  lineHeight: 1.5,
  textAlign: 'start',
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.text} 50%), linear-gradient(-45deg, transparent 50%, ${vars.text} 50%)`,
  backgroundPosition: ['-', '+']
    .map(sign => `calc(50% ${sign} 3px + (50% - 17px) * ${inlineDirection}) 50%`)
    .join(', '),
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
})
componentStyle(select('trigger'), {
  cursor: 'pointer',
  // The gradients of the arrow are not drawn in forced colours.
  '@media': { [forcedColors]: { backgroundImage: 'none', borderInlineEndWidth: '8px' } },
})
componentStyle(select('trigger', '[data-placeholder]'), { color: vars.textSubtle })
componentStyle(select('trigger', ':hover'), { borderColor: vars.text })
componentStyle(select('trigger', ':is(:focus, [data-state="open"])'), {
  outline: `2px solid ${vars.text}`,
  outlineOffset: 0,
  borderColor: vars.text,
  boxShadow: `inset 0 0 0 2px ${vars.highlight}`,
})
componentStyle(select('trigger', '[aria-readonly="true"]'), { backgroundImage: 'none', cursor: 'default' })
componentStyle(select('trigger', ':disabled'), {
  backgroundColor: vars.surfaceSunken,
  color: vars.textSubtle,
  borderColor: vars.border,
  cursor: 'not-allowed',
})
componentStyle(`${valid} ${select('trigger')}`, { borderColor: vars.success, paddingInlineEnd: '72px' })
componentStyle(`${invalid} ${select('trigger')}`, {
  border: `2px solid ${vars.danger}`,
  paddingBlock: '9px',
  paddingInline: '13px 72px',
  backgroundColor: vars.dangerSurface,
})
componentStyle(select('value'), { display: 'flex', gap: '10px', alignItems: 'center', minInlineSize: 0 })
componentStyle(`${select('value')} ${select('text')}`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
componentStyle(select('icon'), { display: 'grid', flex: 'none', placeItems: 'center' })
floatingSurface(select('popup'))
// The component positions it; its margin is the distance from the trigger.
componentStyle(select('popup'), {
  margin: '6px 0 0',
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
})
// The list scrolls, not its container.
componentStyle(select('list'), {
  minBlockSize: 0,
  maxBlockSize: '360px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
})
componentStyle(select('group-label'), {
  display: 'block',
  padding: '12px 14px 4px',
  fontSize: vars.typeCaption,
  fontWeight: 600,
  color: vars.textMuted,
})
componentStyle(`${select('group')} + :is(${select('group')}, ${select('option')})`, {
  borderBlockStart: `1px solid ${vars.borderControl}`,
})
componentStyle(select('option'), {
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  padding: '10px 14px',
  minBlockSize: vars.sizeTouch,
  fontSize: vars.typeSmall,
  cursor: 'pointer',
  outline: 'none',
})
componentStyle(`${select('option')} + ${select('option')}`, { borderBlockStart: `1px solid ${vars.border}` })
componentStyle(select('option', '[aria-selected="true"]'), {
  fontWeight: 600,
  borderInlineStart: `6px solid ${vars.accent}`,
  paddingInlineStart: '8px',
})
componentStyle(selectorList(select('detail'), select('disabled-reason')), {
  display: 'block',
  fontSize: vars.typeCaption,
  fontWeight: 400,
  color: vars.textSubtle,
})
componentStyle(select('option', '[data-disabled]'), {
  background: vars.surfaceSunken,
  color: vars.textSubtle,
  cursor: 'not-allowed',
})
componentStyle(select('disabled-reason'), { fontWeight: 600 })
componentStyle(select('option', '[data-active]'), {
  background: vars.text,
  color: vars.background,
  // The focus is on the option itself.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
})
componentStyle(select('option', '[data-active] [data-part="detail"]'), { color: 'inherit' })
