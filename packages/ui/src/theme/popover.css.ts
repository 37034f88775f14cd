import { coarsePointer, componentStyle, forcedColors, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const popover = partSelector('popover')
const content = popover('content')

componentStyle(popover('root'), { display: 'inline-grid' })
// The component positions it; its margin is the distance from the trigger.
componentStyle(content, {
  margin: '12px 0 0',
  padding: '16px 20px 20px',
  inlineSize: 'max-content',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  // The arrow is outside of it.
  overflow: 'visible',
  background: vars.surface,
  color: vars.text,
  border: `1px solid ${vars.text}`,
  borderRadius: vars.radius,
  boxShadow: vars.elevationOverlay,
  fontSize: vars.typeSmall,
  outline: 'none',
  animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
})
// Higher than the screen: it scrolls, which would clip the arrow.
const scrolling = popover('content', '[style*="max-block-size"]')
componentStyle(scrolling, { overflowY: 'auto', overscrollBehavior: 'contain' })
componentStyle(`${scrolling} > ${popover('arrow')}`, { display: 'none' })
componentStyle(popover('content', ':focus-visible'), { outline: `2px solid ${vars.text}`, outlineOffset: '2px' })
componentStyle(popover('arrow'), {
  position: 'absolute',
  inlineSize: '12px',
  blockSize: '12px',
  rotate: '45deg',
  background: vars.surface,
  border: `1px solid ${vars.text}`,
  // Its outer half: the other one would lie over the content. The component places it.
  clipPath: 'polygon(0 0, 100% 0, 0 100%)',
})
componentStyle(`${popover('content', '[data-side="top"]')} > ${popover('arrow')}`, { rotate: '225deg' })
componentStyle(`${popover('content', '[data-side="right"]')} > ${popover('arrow')}`, { rotate: '-45deg' })
componentStyle(`${popover('content', '[data-side="left"]')} > ${popover('arrow')}`, { rotate: '135deg' })
componentStyle(popover('header'), {
  display: 'flex',
  gap: '16px',
  alignItems: 'start',
  justifyContent: 'space-between',
  marginBlockEnd: '4px',
})
componentStyle(popover('title'), { font: `800 1.1875rem/1.2 ${vars.fontHeading}` })
componentStyle(popover('description'), { color: vars.textMuted })
componentStyle(popover('footer'), { display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '16px' })
componentStyle(popover('close'), {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  marginBlockStart: '-6px',
  marginInlineEnd: '-8px',
  color: vars.textMuted,
  '@media': { [coarsePointer]: { inlineSize: vars.sizeTouch, blockSize: vars.sizeTouch } },
})
componentStyle(popover('close', ':hover'), { color: vars.text })

// The second theme.
const quiet = '[data-theme="quiet"]'
componentStyle(selectorList(`${quiet} ${content}`), { borderRadius: '14px', borderColor: vars.border })
componentStyle(`${quiet} ${popover('arrow')}`, {
  borderColor: vars.border,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})
