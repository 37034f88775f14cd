import { breakpoints, componentStyle, pageBleed, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const gallery = partSelector('gallery')
const zoom = partSelector('gallery-zoom')

componentStyle(gallery('root'), {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '12px',
  '@media': { [breakpoints.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
componentStyle(gallery('thumbnails'), {
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  '@media': {
    [breakpoints.laptop]: {
      order: 1,
      gridAutoFlow: 'column',
      justifyContent: 'start',
      overflowX: 'auto',
      padding: '4px',
      margin: '-4px',
    },
  },
})
componentStyle(gallery('thumbnail'), {
  inlineSize: '88px',
  blockSize: '88px',
  background: vars.mediaSurface,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.radius,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
})
componentStyle(`${gallery('thumbnail')} picture`, { display: 'contents' })
componentStyle(`${gallery('thumbnail')} img`, { inlineSize: '94%', blockSize: '94%', objectFit: 'contain' })
componentStyle(`${gallery('thumbnail', '[data-close-up]')} img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
componentStyle(gallery('thumbnail', ':hover'), { borderColor: vars.text })
componentStyle(gallery('thumbnail', '[aria-selected="true"]'), {
  border: `2px solid ${vars.text}`,
  boxShadow: `inset 0 -5px 0 ${vars.accent}`,
})
componentStyle(gallery('thumbnail', ':focus-visible'), { boxShadow: `0 0 0 2px ${vars.highlight}` })
// A single image has no thumbnails: the viewport takes their column too.
componentStyle(gallery('viewport', ':first-child'), { gridColumn: '1 / -1' })
/* Grid paper with a ruler along two edges. */
componentStyle(gallery('viewport'), {
  position: 'relative',
  minInlineSize: 0,
  aspectRatio: '1 / 1.06',
  border: `1px solid ${vars.border}`,
  color: vars.mediaText,
  backgroundColor: vars.mediaSurface,
  forcedColorAdjust: 'none',
  backgroundImage: `linear-gradient(${vars.mediaBorder} 1px, transparent 1px), linear-gradient(90deg, ${vars.mediaBorder} 1px, transparent 1px)`,
  backgroundSize: '32px 32px',
  backgroundPosition: '-1px -1px',
  '@media': {
    [breakpoints.phone]: { marginInline: `calc(${pageBleed} * -1)`, borderInline: 0, aspectRatio: '1' },
  },
})
const ruler = { content: '""', position: 'absolute', pointerEvents: 'none', opacity: 0.55 } as const
const ticks = (angle: string, step: number) =>
  `repeating-linear-gradient(${angle}${vars.mediaText} 0 1px, transparent 1px ${step}px)`
componentStyle(gallery('viewport', '::before'), {
  ...ruler,
  inset: 'auto 0 0',
  blockSize: '12px',
  background: `${ticks('90deg, ', 8)} left bottom / 100% 5px no-repeat, ${ticks('90deg, ', 64)} left bottom / 100% 12px no-repeat`,
})
componentStyle(gallery('viewport', '::after'), {
  ...ruler,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '12px',
  background: `${ticks('', 8)} left top / 5px 100% no-repeat, ${ticks('', 64)} left top / 12px 100% no-repeat`,
})
componentStyle(gallery('track'), {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  blockSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})
componentStyle(gallery('slide'), {
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 0,
})
componentStyle(`${gallery('slide')} picture`, { display: 'contents' })
componentStyle(`${gallery('slide')} img`, { inlineSize: '100%', blockSize: '98%', objectFit: 'contain' })
componentStyle(`${gallery('viewport')} ${partSelector('button')('icon')}`, {
  background: vars.mediaSurface,
  borderColor: 'currentcolor',
  color: vars.mediaText,
  zIndex: 1,
})
componentStyle(`${gallery('viewport')} ${partSelector('button')('icon', ':hover:not(:disabled)')}`, {
  background: vars.mediaText,
  color: vars.mediaSurface,
})
componentStyle(`${gallery('viewport')} ${partSelector('button')('icon', ':disabled')}`, { opacity: 0.45 })

// The link to the zoom view is on the page before the view itself is loaded.
componentStyle(zoom('link'), {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // A row of the link's own height, or a tall image would enlarge it and be clipped.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  cursor: 'zoom-in',
})
componentStyle(zoom('link', ':focus-visible'), {
  outlineOffset: '-4px',
  boxShadow: `inset 0 0 0 6px ${vars.highlight}`,
})
componentStyle(zoom('icon'), {
  position: 'absolute',
  insetBlockEnd: '16px',
  insetInlineEnd: '16px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.sizeTouch,
  blockSize: vars.sizeTouch,
  background: vars.mediaSurface,
  border: '1px solid',
  borderRadius: vars.radius,
  color: vars.mediaText,
})
componentStyle(`${zoom('link', ':hover')} ${zoom('icon')}`, { background: vars.mediaText, color: vars.mediaSurface })
