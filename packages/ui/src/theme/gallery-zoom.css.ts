import './gallery.css.ts'
import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const zoom = scope('gallery-zoom')

paint(zoom('view'), {
  blockSize: 'clamp(160px, 100dvh - 220px, 900px)',
  background: vars.plate,
  overscrollBehavior: 'contain',
  cursor: 'zoom-in',
  scrollbarWidth: 'thin',
  userSelect: 'none',
})
paint(zoom('view', ':focus-visible'), { outlineOffset: '-4px', boxShadow: `inset 0 0 0 6px ${vars.signal}` })
paint(zoom('view', '[data-level="3"]'), { cursor: 'zoom-out' })
paint(zoom('plane'), { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' })
paint(`${zoom('plane')} picture`, { display: 'contents' })
paint(`${zoom('plane')} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', pointerEvents: 'none' })
paint(zoom('tools'), {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '8px',
  paddingBlock: '12px',
})
paint(zoom('place'), {
  flexBasis: '100%',
  textAlign: 'center',
  fontSize: vars.sizeNote,
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
