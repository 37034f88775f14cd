'use client'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../button/button.tsx'
import { ArrowBackIcon, ArrowIcon, MinusIcon, PlusIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage } from '../internal/format-message.ts'
import { keyTarget } from '../internal/key-target.ts'
import { type Cause, reportChange, useControlled } from '../internal/use-controlled.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryZoomData } from './gallery-zoom.data.ts'
import { type Point, useGestures } from './use-gestures.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof galleryZoomData>('gallery-zoom')

/** Maximum zoom level. */
export const MAX_ZOOM_LEVEL = 3

/** What changes the zoom level. `image`: another image is shown, at level 1. */
export type GalleryZoomLevelReason = 'button' | 'key' | 'press' | 'pinch' | 'wheel' | 'image'

/** What requests another image. */
export type GalleryZoomIndexReason = 'button' | 'key' | 'swipe'

export interface GalleryZoomViewProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Controlled zoom level, 1 to 3; fractional while pinching. */
  level?: number | undefined
  /** Initial zoom level. @default 1 */
  defaultLevel?: number | undefined
  /** Called when the zoom level changes; `cancel()` keeps it. */
  onLevelChange?: ChangeHandler<number, GalleryZoomLevelReason> | undefined
  /** Index of the current image, from 0. @default 0 */
  index?: number | undefined
  /** Number of images. @default 1 */
  count?: number | undefined
  /**
   * Called when another image is requested: by a button, Page Up and Page Down; by an arrow key or a swipe at level 1.
   * `cancel()` keeps the zoom level.
   */
  onIndexChange?: ChangeHandler<number, GalleryZoomIndexReason> | undefined
  /** Icons of the buttons, which have accessible names. @default arrows, a minus and a plus */
  icons?: { previous?: ReactNode; zoomOut?: ReactNode; zoomIn?: ReactNode; next?: ReactNode } | undefined
}

/**
 * Zoomable image: by two buttons, the + and − keys, a press, a pinch, Ctrl and the wheel. A zoomed image is dragged by
 * mouse or finger and scrolled by arrow keys. Place it in the body of a modal, in a lazily loaded module. Renders a
 * named, scrollable `<div>` followed by the buttons.
 *
 * Not for images no larger than their container.
 */
export function GalleryZoomView(props: GalleryZoomViewProps) {
  const { level, defaultLevel = 1, onLevelChange, index = 0, count = 1, onIndexChange, icons, ...others } = props
  const { children, ref, style, ...rest } = others
  const { messages } = useShopUi()
  const [current, setCurrent] = useControlled(level, defaultLevel, onLevelChange)
  const view = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(ref, view)
  // Starts at 1, so that a view that opens zoomed in is centred.
  const previousLevel = useRef(1)
  const anchor = useRef<Point | null>(null)
  // Keeps the given point, or else the centre of the visible part, in place.
  useLayoutEffect(() => {
    const element = view.current
    if (!element || previousLevel.current === current) return
    const factor = current / previousLevel.current
    previousLevel.current = current
    const box = element.getBoundingClientRect()
    const offsetX = anchor.current ? anchor.current.x - box.left : element.clientWidth / 2
    // In right-to-left pages scrollLeft counts from the right edge, from 0 downwards.
    const left = getComputedStyle(element).direction === 'rtl' ? offsetX - element.clientWidth : offsetX
    const top = anchor.current ? anchor.current.y - box.top : element.clientHeight / 2
    anchor.current = null
    element.scrollLeft = (element.scrollLeft + left) * factor - left
    element.scrollTop = (element.scrollTop + top) * factor - top
  }, [current])
  const zoomTo = (next: number, reason: GalleryZoomLevelReason, cause: Cause, where: Point | null = null) => {
    anchor.current = where
    setCurrent(Math.min(Math.max(next, 1), MAX_ZOOM_LEVEL), reason, cause)
  }
  const zoomIn = (reason: GalleryZoomLevelReason, cause: Cause, where: Point | null = null) =>
    zoomTo(Math.floor(current) + 1, reason, cause, where)
  const zoomOut = (reason: GalleryZoomLevelReason, cause: Cause) => zoomTo(Math.ceil(current) - 1, reason, cause)
  const step = (by: number, reason: GalleryZoomIndexReason, cause: Cause) => {
    if (index + by < 0 || index + by >= count) return
    if (reportChange(onIndexChange, index + by, reason, cause)) zoomTo(1, 'image', cause)
  }
  /** A button that reaches its limit becomes disabled: move focus before it is lost. */
  const keepFocus = (willBeDisabled: boolean) => {
    if (willBeDisabled) view.current?.focus({ preventScroll: true })
  }
  const gestures = useGestures(view, {
    level: current,
    zoomTo,
    press: (where, event) => {
      if (current === MAX_ZOOM_LEVEL) zoomTo(1, 'press', event)
      else zoomIn('press', event, where)
    },
    swipe: (by, event) => step(by, 'swipe', event),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = [() => step(-1, 'key', event), () => step(1, 'key', event)]
    const enlarge = () => zoomIn('key', event)
    // An enlarged image is scrolled by arrows.
    const arrows = current === 1 ? { ArrowLeft: back, ArrowRight: on } : {}
    const keys = { PageUp: back, PageDown: on, '+': enlarge, '=': enlarge, '-': () => zoomOut('key', event), ...arrows }
    keyTarget<() => void>(event, keys)?.()
  }
  // Set by scripts only: a strict Content Security Policy takes no style attribute of HTML.
  const isHydrated = useHydrated()
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
        ref={mergedRef}
        style={isHydrated ? { overflow: 'auto', touchAction: 'none', ...style } : style}
        onKeyDown={composeEventHandlers(rest.onKeyDown, onKeyDown)}
        data-level={current === 1 ? 1 : current === MAX_ZOOM_LEVEL ? MAX_ZOOM_LEVEL : 2}
        {...attrs('view')}
      >
        <div style={isHydrated ? size : undefined} {...attrs('content')}>
          {children}
        </div>
      </div>
      <div {...attrs('toolbar')}>
        {count > 1 && (
          <IconButton
            outlined
            aria-label={messages.gallery.previous}
            disabled={index === 0}
            onClick={event => {
              keepFocus(index === 1)
              step(-1, 'button', event)
            }}
          >
            {icons?.previous ?? <ArrowBackIcon />}
          </IconButton>
        )}
        <IconButton
          outlined
          aria-label={messages.galleryZoom.zoomOut}
          disabled={current <= 1}
          onClick={event => {
            keepFocus(current <= 2)
            zoomOut('button', event)
          }}
        >
          {icons?.zoomOut ?? <MinusIcon />}
        </IconButton>
        <IconButton
          outlined
          aria-label={messages.galleryZoom.zoomIn}
          disabled={current >= MAX_ZOOM_LEVEL}
          onClick={event => {
            keepFocus(current >= MAX_ZOOM_LEVEL - 1)
            zoomIn('button', event)
          }}
        >
          {icons?.zoomIn ?? <PlusIcon />}
        </IconButton>
        {count > 1 && (
          <IconButton
            outlined
            aria-label={messages.gallery.next}
            disabled={index >= count - 1}
            onClick={event => {
              keepFocus(index === count - 2)
              step(1, 'button', event)
            }}
          >
            {icons?.next ?? <ArrowIcon />}
          </IconButton>
        )}
        {count > 1 && (
          <p role="status" {...attrs('position')}>
            {formatMessage(messages.gallery.slide, { index: index + 1, total: count })}
          </p>
        )}
      </div>
    </>
  )
}
