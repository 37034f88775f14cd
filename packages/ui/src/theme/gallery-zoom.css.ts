import { vars } from './contract.css.ts'
import { paint, scope } from './paint.ts'

const zoom = scope('gallery-zoom')

paint(zoom('view'), {
  blockSize: 'min(72dvh, 800px)',
  background: vars.plate,
  overscrollBehavior: 'contain',
  cursor: 'zoom-in',
})
paint(zoom('view', '[data-level="3"]'), { cursor: 'zoom-out' })
paint(zoom('view', '[data-level="1"] [data-part="plane"]'), { blockSize: '100%' })
paint(`${zoom('plane')} :is(img, picture)`, { inlineSize: '100%' })
paint(zoom('view', '[data-level="1"] img'), { blockSize: '100%', objectFit: 'contain' })
paint(zoom('tools'), { display: 'flex', justifyContent: 'center', gap: '8px', paddingBlock: '12px' })
