'use client'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { IconButton } from '../button/button.tsx'
import { ArrowBackIcon, ArrowIcon, MinusIcon, PlusIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryZoomData } from './gallery-zoom.data.ts'
import { type Place, useGestures } from './use-gestures.ts'

const at = /* @__PURE__ */ anatomy<typeof galleryZoomData>('gallery-zoom')

/** Maximum zoom level. */
export const ZOOM_MOST = 3

export interface GalleryZoomViewProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Controlled zoom level, 1 to 3; fractional while pinching. */
  level?: number | undefined
  /** Initial zoom level. @default 1 */
  defaultLevel?: number | undefined
  /** Called when the zoom level changes. */
  onLevelChange?: ((level: number) => void) | undefined
  /** Index of the current image, from 0. @default 0 */
  index?: number | undefined
  /** Number of images. @default 1 */
  count?: number | undefined
  /**
   * Called when another image is requested: by a button, Page Up and Page Down; by an arrow key or a swipe at level 1.
   */
  onIndexChange?: ((index: number) => void) | undefined
}

/**
 * Zoomable image: by two buttons, the + and − keys, a press, a pinch, Ctrl and the wheel. A zoomed image is dragged by
 * mouse or finger and scrolled by arrow keys. Place it in the body of a modal, in a lazily loaded module. Renders a
 * named, scrollable `<div>` followed by the buttons.
 */
export function GalleryZoomView(props: GalleryZoomViewProps) {
  const { level, defaultLevel = 1, onLevelChange, index = 0, count = 1, onIndexChange, ...others } = props
  const { children, ref, style, ...rest } = others
  const { messages } = useShopUi()
  const [current, setCurrent] = useControlled(level, defaultLevel, onLevelChange)
  const view = useRef<HTMLDivElement>(null)
  const merged = useMemo(() => mergeRefs(ref, view), [ref])
  // Starts at 1, so that a view that opens zoomed in is centred.
  const former = useRef(1)
  const about = useRef<Place | null>(null)
  // Keeps the given point, or else the centre of the visible part, in place.
  useLayoutEffect(() => {
    const place = view.current
    if (!place || former.current === current) return
    const grown = current / former.current
    former.current = current
    const box = place.getBoundingClientRect()
    const across = about.current ? about.current.x - box.left : place.clientWidth / 2
    // In right-to-left pages scrollLeft counts from the right edge, from 0 downwards.
    const left = getComputedStyle(place).direction === 'rtl' ? across - place.clientWidth : across
    const top = about.current ? about.current.y - box.top : place.clientHeight / 2
    about.current = null
    place.scrollLeft = (place.scrollLeft + left) * grown - left
    place.scrollTop = (place.scrollTop + top) * grown - top
  }, [current])
  const zoomTo = (next: number, where: Place | null = null) => {
    about.current = where
    setCurrent(Math.min(Math.max(next, 1), ZOOM_MOST))
  }
  const nearer = (where: Place | null = null) => zoomTo(Math.floor(current) + 1, where)
  const further = () => zoomTo(Math.ceil(current) - 1)
  const step = (by: number) => {
    if (index + by < 0 || index + by >= count) return
    zoomTo(1)
    onIndexChange?.(index + by)
  }
  /** A button that reaches its limit becomes disabled: move focus before it is lost. */
  const keepFocus = (isSpent: boolean) => {
    if (isSpent) view.current?.focus({ preventScroll: true })
  }
  const gestures = useGestures(view, {
    level: current,
    zoomTo,
    press: where => (current === ZOOM_MOST ? zoomTo(1) : nearer(where)),
    swipe: step,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> =
      current === 1 ? { PageUp: -1, ArrowLeft: -1, PageDown: 1, ArrowRight: 1 } : { PageUp: -1, PageDown: 1 }
    const by = steps[event.key]
    if (event.key === '+' || event.key === '=') nearer()
    else if (event.key === '-') further()
    else if (by !== undefined) step(by)
    else return
    event.preventDefault()
  }
  const size: CSSProperties = { inlineSize: `${current * 100}%`, blockSize: `${current * 100}%` }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a named scrollable region */}
      <div
        role="group"
        aria-label={messages.galleryZoom.view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard accessible
        tabIndex={0}
        {...rest}
        {...gestures}
        ref={merged}
        style={{ overflow: 'auto', touchAction: 'none', ...style }}
        onKeyDown={first(rest.onKeyDown, onKeyDown)}
        data-level={current === 1 ? 1 : current === ZOOM_MOST ? ZOOM_MOST : 2}
        {...at('view')}
      >
        <div style={size} {...at('plane')}>
          {children}
        </div>
      </div>
      <div {...at('tools')}>
        {count > 1 && (
          <IconButton
            edge
            aria-label={messages.gallery.previous}
            disabled={index === 0}
            onClick={() => {
              keepFocus(index === 1)
              step(-1)
            }}
          >
            <ArrowBackIcon />
          </IconButton>
        )}
        <IconButton
          edge
          aria-label={messages.galleryZoom.further}
          disabled={current <= 1}
          onClick={() => {
            keepFocus(current <= 2)
            further()
          }}
        >
          <MinusIcon />
        </IconButton>
        <IconButton
          edge
          aria-label={messages.galleryZoom.closer}
          disabled={current >= ZOOM_MOST}
          onClick={() => {
            keepFocus(current >= ZOOM_MOST - 1)
            nearer()
          }}
        >
          <PlusIcon />
        </IconButton>
        {count > 1 && (
          <IconButton
            edge
            aria-label={messages.gallery.next}
            disabled={index >= count - 1}
            onClick={() => {
              keepFocus(index === count - 2)
              step(1)
            }}
          >
            <ArrowIcon />
          </IconButton>
        )}
        {count > 1 && (
          <p role="status" {...at('place')}>
            {fill(messages.gallery.slide, { index: index + 1, total: count })}
          </p>
        )}
      </div>
    </>
  )
}
