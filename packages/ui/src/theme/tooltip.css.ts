import { componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const tooltip = partSelector('tooltip')

// The component positions it; its margin is the distance from the trigger.
componentStyle(tooltip('content'), {
  margin: '10px 0 0',
  padding: '6px 10px',
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  // The arrow is outside of it.
  overflow: 'visible',
  background: vars.inverse,
  color: vars.onInverse,
  border: `1px solid ${vars.inverseBorder}`,
  borderRadius: vars.radius,
  fontSize: vars.typeCaption,
  fontWeight: 500,
  lineHeight: 1.4,
  textWrap: 'balance',
  animation: `shop-fade-in ${vars.motionFast} ${vars.motionEasing}`,
})
// The component places it.
componentStyle(tooltip('arrow'), {
  position: 'absolute',
  inlineSize: '8px',
  blockSize: '8px',
  rotate: '45deg',
  background: vars.inverse,
  '@media': { [forcedColors]: { display: 'none' } },
})
componentStyle(`[data-theme="quiet"] ${tooltip('content')}`, { borderRadius: '8px' })
