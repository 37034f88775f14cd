import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const gallery = scope('gallery')
const zoom = scope('gallery-zoom')

paint(gallery('root'), {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '12px',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
paint(gallery('thumbs'), {
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  '@media': {
    [below.wide]: {
      order: 1,
      gridAutoFlow: 'column',
      justifyContent: 'start',
      overflowX: 'auto',
      padding: '4px',
      margin: '-4px',
    },
  },
})
paint(gallery('thumb'), {
  inlineSize: '88px',
  blockSize: '88px',
  background: vars.plate,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
})
paint(`${gallery('thumb')} picture`, { display: 'contents' })
paint(`${gallery('thumb')} img`, { inlineSize: '94%', blockSize: '94%', objectFit: 'contain' })
paint(`${gallery('thumb', '[data-detail]')} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
paint(gallery('thumb', ':hover'), { borderColor: vars.ink })
paint(gallery('thumb', '[aria-selected="true"]'), {
  border: `2px solid ${vars.ink}`,
  boxShadow: `inset 0 -5px 0 ${vars.accent}`,
})
paint(gallery('thumb', ':focus-visible'), { boxShadow: `0 0 0 2px ${vars.signal}` })
// One picture has no thumbnails: the stage takes their column too.
paint(gallery('stage', ':first-child'), { gridColumn: '1 / -1' })
/* Pattern-cutter's paper with a ruler along two edges. */
paint(gallery('stage'), {
  position: 'relative',
  minInlineSize: 0,
  aspectRatio: '1 / 1.06',
  border: `1px solid ${vars.line}`,
  color: vars.plateInk,
  backgroundColor: vars.plate,
  backgroundImage: `linear-gradient(${vars.plateLine} 1px, transparent 1px), linear-gradient(90deg, ${vars.plateLine} 1px, transparent 1px)`,
  backgroundSize: '32px 32px',
  backgroundPosition: '-1px -1px',
  '@media': { [below.phone]: { marginInline: `calc(${vars.gutter} * -1)`, borderInline: 0, aspectRatio: '1' } },
})
const ruler = { content: '""', position: 'absolute', pointerEvents: 'none', opacity: 0.55 } as const
const ticks = (angle: string, step: number) =>
  `repeating-linear-gradient(${angle}${vars.plateInk} 0 1px, transparent 1px ${step}px)`
paint(gallery('stage', '::before'), {
  ...ruler,
  inset: 'auto 0 0',
  blockSize: '12px',
  background: `${ticks('90deg, ', 8)} left bottom / 100% 5px no-repeat, ${ticks('90deg, ', 64)} left bottom / 100% 12px no-repeat`,
})
paint(gallery('stage', '::after'), {
  ...ruler,
  inset: '0 auto 0 0',
  inlineSize: '12px',
  background: `${ticks('', 8)} left top / 5px 100% no-repeat, ${ticks('', 64)} left top / 12px 100% no-repeat`,
})
paint(gallery('track'), {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  blockSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})
paint(gallery('slide'), {
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 0,
})
paint(`${gallery('slide')} picture`, { display: 'contents' })
paint(`${gallery('slide')} img`, { inlineSize: '100%', blockSize: '98%', objectFit: 'contain' })
paint(`${gallery('stage')} ${scope('button')('icon')}`, {
  background: vars.plate,
  borderColor: 'currentcolor',
  color: vars.plateInk,
  zIndex: 1,
})
paint(`${gallery('stage')} ${scope('button')('icon', ':hover:not(:disabled)')}`, {
  background: vars.plateInk,
  color: vars.plate,
})
paint(`${gallery('stage')} ${scope('button')('icon', ':disabled')}`, { opacity: 0.45 })

// The link to the large view is on the page before the view itself is fetched.
paint(zoom('link'), {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // A row of the link's own height, or a tall picture would make it taller and be cut off.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  cursor: 'zoom-in',
})
paint(zoom('link', ':focus-visible'), { outlineOffset: '-4px', boxShadow: `inset 0 0 0 6px ${vars.signal}` })
paint(zoom('sign'), {
  position: 'absolute',
  insetBlockEnd: '16px',
  insetInlineEnd: '16px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch,
  blockSize: vars.touch,
  background: vars.plate,
  border: '1px solid',
  borderRadius: vars.radius,
  color: vars.plateInk,
})
paint(`${zoom('link', ':hover')} ${zoom('sign')}`, { background: vars.plateInk, color: vars.plate })
