'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { ArrowBackIcon, ArrowIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { part } from '../internal/part.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryData } from './gallery.data.ts'

const at = /* @__PURE__ */ anatomy<typeof galleryData>('gallery')

interface Gallery {
  index: number
  count: number
  id: string
  track: RefObject<HTMLDivElement | null>
  /** Scrolls to a slide. */
  show: (index: number) => void
  /** Called when the user has scrolled to a slide. */
  arrived: (index: number) => void
}
const GalleryContext = /* @__PURE__ */ createContext<Gallery | null>(null)

function useGallery(part: string): Gallery {
  const gallery = use(GalleryContext)
  if (gallery) return gallery
  throw new Error(`@shop/ui: <Gallery.${part}> must be used inside <Gallery.Root>.`)
}

export interface GalleryRootProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Number of slides. */
  count: number
  /** Controlled index of the current slide, from 0. */
  index?: number | undefined
  /** Initial slide, from 0. @default 0 */
  defaultIndex?: number | undefined
  /** Called when the current slide changes: by a thumbnail, a button, a key or a swipe. */
  onIndexChange?: ((index: number) => void) | undefined
}

/**
 * Scroll-snap carousel with thumbnails as tabs (APG tabbed carousel). Never moves automatically; works by scrolling
 * alone without JavaScript. Renders a `<div role="group">`.
 */
export function GalleryRoot({ count, index, defaultIndex = 0, onIndexChange, ...rest }: GalleryRootProps) {
  const { messages } = useShopUi()
  const id = useId()
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useControlled(index, defaultIndex, onIndexChange)
  const scrollTo = useCallback((to: number) => {
    const scroller = track.current
    const slide = scroller?.children[to]
    if (!scroller || !(slide instanceof HTMLElement)) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    scroller.scrollTo({ left: slide.offsetLeft - scroller.offsetLeft, behavior: still ? 'instant' : 'smooth' })
  }, [])
  const gallery = useMemo(
    () => ({
      index: current,
      count,
      id,
      track,
      show: (to: number) => {
        const next = Math.max(0, Math.min(to, count - 1))
        setCurrent(next)
        scrollTo(next)
      },
      arrived: setCurrent,
    }),
    [current, count, id, setCurrent, scrollTo],
  )
  return (
    <GalleryContext value={gallery}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a named group, not a fieldset */}
      <div
        aria-label={messages.gallery.label}
        {...rest}
        role="group"
        aria-roledescription={messages.gallery.role}
        {...at('root')}
      />
    </GalleryContext>
  )
}

/** Thumbnails: one tab stop; arrow keys, Home and End move focus and select. Renders a `<div role="tablist">`. */
export function GalleryThumbs(props: ComponentPropsWithRef<'div'>) {
  const { messages } = useShopUi()
  const { index, count, id, show } = useGallery('Thumbs')
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowRight: (index + 1) % count,
      ArrowDown: (index + 1) % count,
      ArrowLeft: (index + count - 1) % count,
      ArrowUp: (index + count - 1) % count,
      Home: 0,
      End: count - 1,
    }
    const next = to[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }
  return (
    <div
      aria-label={messages.gallery.thumbnails}
      {...props}
      role="tablist"
      onKeyDown={first(props.onKeyDown, onKeyDown)}
      {...at('thumbs')}
    />
  )
}

export interface GalleryThumbProps extends ComponentPropsWithRef<'button'> {
  /** Slide index, from 0. */
  index: number
  /** Description of the image: «From the front». */
  'aria-label': string
  /** A close-up: fills its square. @default false */
  detail?: boolean | undefined
}

/** One thumbnail; its child is the image, with an empty `alt`. Renders a `<button role="tab">`. */
export function GalleryThumb({ index, detail, ...rest }: GalleryThumbProps) {
  const gallery = useGallery('Thumb')
  const selected = gallery.index === index
  return (
    <button
      type="button"
      {...rest}
      id={`${gallery.id}-tab-${index}`}
      role="tab"
      aria-selected={selected}
      aria-controls={`${gallery.id}-slide-${index}`}
      tabIndex={selected ? 0 : -1}
      onClick={first(rest.onClick, () => gallery.show(index))}
      data-detail={presence(detail)}
      {...at('thumb')}
    />
  )
}

/** Contains the track and anything positioned over it. Renders a `<div>`. */
export const GalleryStage = /* @__PURE__ */ part('div', at('stage'))

/** Scroll container; slides are its direct children. Renders a `<div>`. */
export function GalleryTrack({ ref, ...props }: ComponentPropsWithRef<'div'>) {
  const { track, arrived } = useGallery('Track')
  const merged = useMemo(() => mergeRefs(ref, track), [ref, track])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const scroller = track.current
      if (scroller && scroller.clientWidth > 0)
        arrived(Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth))
    }, 100)
  }
  return <div {...props} ref={merged} onScroll={first(props.onScroll, onScroll)} {...at('track')} />
}

export interface GallerySlideProps extends ComponentPropsWithRef<'div'> {
  /** Slide index, from 0. */
  index: number
}

/**
 * One slide. A tab stop, because scrollable content must be keyboard accessible: pass `tabIndex={-1}` when it contains
 * something focusable. `inert` while another slide is current. Renders a `<div role="tabpanel">`.
 */
export function GallerySlide({ index, ...rest }: GallerySlideProps) {
  const { messages } = useShopUi()
  const gallery = useGallery('Slide')
  const ready = useHydrated()
  return (
    <div
      aria-label={fill(messages.gallery.slide, { index: index + 1, total: gallery.count })}
      {...rest}
      id={`${gallery.id}-slide-${index}`}
      role="tabpanel"
      tabIndex={gallery.index === index ? (rest.tabIndex ?? 0) : -1}
      inert={ready && gallery.index !== index}
      {...at('slide')}
    />
  )
}

export interface GalleryStepProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Accessible name. @default the provider's text */
  'aria-label'?: string
}

/** Shows the previous slide; disabled at the first. Renders an icon button. */
export function GalleryPrevious({ children, ...rest }: GalleryStepProps) {
  const { messages } = useShopUi()
  const { index, show } = useGallery('Previous')
  return (
    <IconButton
      edge
      aria-label={messages.gallery.previous}
      {...rest}
      disabled={index === 0}
      onClick={first(rest.onClick, () => show(index - 1))}
    >
      {children ?? <ArrowBackIcon />}
    </IconButton>
  )
}

/** Shows the next slide; disabled at the last. Renders an icon button. */
export function GalleryNext({ children, ...rest }: GalleryStepProps) {
  const { messages } = useShopUi()
  const { index, count, show } = useGallery('Next')
  return (
    <IconButton
      edge
      aria-label={messages.gallery.next}
      {...rest}
      disabled={index >= count - 1}
      onClick={first(rest.onClick, () => show(index + 1))}
    >
      {children ?? <ArrowIcon />}
    </IconButton>
  )
}
