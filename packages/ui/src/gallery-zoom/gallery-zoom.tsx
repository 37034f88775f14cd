'use client'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { MinusIcon, PlusIcon, ZoomIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryZoomData } from './gallery-zoom.data.ts'

const at = /* @__PURE__ */ anatomy<typeof galleryZoomData>('gallery-zoom')

/** How much a picture can be enlarged. */
export const ZOOM_MOST = 3

export interface GalleryZoomButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Name of the button, when the provider's word does not fit. */
  'aria-label'?: string
}

/** Over the stage of a gallery: opens your dialog with the `GalleryZoomView`. Renders an icon button. */
export function GalleryZoomButton({ children, ...rest }: GalleryZoomButtonProps) {
  const { messages } = useShopUi()
  return (
    <IconButton edge aria-haspopup="dialog" aria-label={messages.galleryZoom.open} {...rest}>
      {children ?? <ZoomIcon />}
    </IconButton>
  )
}

export interface GalleryZoomViewProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** 1 to 3; makes it controlled. */
  level?: number | undefined
  /** @default 1 */
  defaultLevel?: number | undefined
  onLevelChange?: ((level: number) => void) | undefined
}

/**
 * A picture, its child, that can be brought nearer: by two buttons, by + and − keys, by a double press. What is larger than
 * its place scrolls, so fingers, wheel and arrow keys move it. Goes into the body of a modal, in a module that is loaded when
 * it is opened. Renders a named, scrollable `<div>` with the buttons behind it.
 */
export function GalleryZoomView(props: GalleryZoomViewProps) {
  const { level, defaultLevel = 1, onLevelChange, children, ref, style, ...rest } = props
  const { messages } = useShopUi()
  const [current, setCurrent] = useControlled(level, defaultLevel, onLevelChange)
  const view = useRef<HTMLDivElement>(null)
  const merged = useMemo(() => mergeRefs(ref, view), [ref])
  const former = useRef(current)
  // The middle of what is in sight stays in the middle.
  useLayoutEffect(() => {
    const place = view.current
    if (!place || former.current === current) return
    const grown = current / former.current
    former.current = current
    place.scrollLeft = (place.scrollLeft + place.clientWidth / 2) * grown - place.clientWidth / 2
    place.scrollTop = (place.scrollTop + place.clientHeight / 2) * grown - place.clientHeight / 2
  }, [current])
  const go = (by: number) => setCurrent(Math.min(Math.max(current + by, 1), ZOOM_MOST))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') go(1)
    else if (event.key === '-') go(-1)
    else return
    event.preventDefault()
  }
  const size: CSSProperties = { inlineSize: `${current * 100}%` }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a place that scrolls, named */}
      <div
        role="group"
        aria-label={messages.galleryZoom.view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        {...rest}
        ref={merged}
        style={{ overflow: 'auto', ...style }}
        onKeyDown={first(rest.onKeyDown, onKeyDown)}
        onDoubleClick={first(rest.onDoubleClick, () => setCurrent(current === ZOOM_MOST ? 1 : current + 1))}
        data-level={current}
        {...at('view')}
      >
        <div style={size} {...at('plane')}>
          {children}
        </div>
      </div>
      <div {...at('tools')}>
        <IconButton edge aria-label={messages.galleryZoom.further} disabled={current <= 1} onClick={() => go(-1)}>
          <MinusIcon />
        </IconButton>
        <IconButton edge aria-label={messages.galleryZoom.closer} disabled={current >= ZOOM_MOST} onClick={() => go(1)}>
          <PlusIcon />
        </IconButton>
      </div>
    </>
  )
}
