import './gallery.css.ts'
import { componentStyle, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const zoom = partSelector('gallery-zoom')

componentStyle(zoom('view'), {
  blockSize: 'clamp(160px, 100dvh - 220px, 900px)',
  background: vars.mediaSurface,
  overscrollBehavior: 'contain',
  cursor: 'zoom-in',
  scrollbarWidth: 'thin',
  userSelect: 'none',
})
componentStyle(zoom('view', ':focus-visible'), {
  outlineOffset: '-4px',
  boxShadow: `inset 0 0 0 6px ${vars.highlight}`,
})
componentStyle(zoom('view', '[data-level="3"]'), { cursor: 'zoom-out' })
componentStyle(zoom('content'), { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' })
componentStyle(`${zoom('content')} picture`, { display: 'contents' })
componentStyle(`${zoom('content')} img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
})
componentStyle(zoom('toolbar'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '8px',
  paddingBlock: '12px',
})
componentStyle(zoom('position'), {
  flexBasis: '100%',
  textAlign: 'center',
  fontSize: vars.typeCaption,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
