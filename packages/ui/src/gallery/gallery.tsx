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
  /** Shows a slide by scrolling to it. */
  show: (index: number) => void
  /** The visitor scrolled to a slide. */
  arrived: (index: number) => void
}
const GalleryContext = /* @__PURE__ */ createContext<Gallery | null>(null)

function useGallery(part: string): Gallery {
  const gallery = use(GalleryContext)
  if (gallery) return gallery
  throw new Error(`@shop/ui: <Gallery.${part}> belongs to no gallery. Put it inside <Gallery.Root>.`)
}

export interface GalleryRootProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** How many slides there are. */
  count: number
  /** The slide shown, from 0; makes it controlled. */
  index?: number | undefined
  /** Which picture is shown at first, from 0. @default 0 */
  defaultIndex?: number | undefined
  /** Fires when another slide is shown, by a thumbnail, a button, a key or a swipe. */
  onIndexChange?: ((index: number) => void) | undefined
}

/**
 * Pictures side by side in a scroller that snaps, with thumbnails as tabs (APG tabbed carousel). Never moves by itself; works
 * by scrolling alone without scripts. Renders a `<div role="group">`.
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

/** Thumbnails: one tab stop, arrow keys, Home and End move and show. Renders a `<div role="tablist">`. */
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
  /** Which slide, from 0. */
  index: number
  /** What it shows: «From the front». */
  'aria-label': string
  /** A close-up: fills its square. @default false */
  detail?: boolean | undefined
}

/** One thumbnail; its picture is its child, with an empty `alt`. Renders a `<button role="tab">`. */
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

/** The ground of the pictures: holds the track and whatever lies over it. Renders a `<div>`. */
export const GalleryStage = /* @__PURE__ */ part('div', at('stage'))

/** The scroller; slides are its direct children. Renders a `<div>`. */
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
  /** Which slide, from 0. */
  index: number
}

/**
 * One picture. A tab stop, so that what scrolls can be reached: pass `tabIndex={-1}` when it holds something that can be
 * focused. Out of reach while another is shown. Renders a `<div role="tabpanel">`.
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
  /** Name of the button, when the provider's word does not fit. */
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
