'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { ArrowBackIcon, ArrowIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { formatMessage } from '../internal/format-message.ts'
import { tabTarget } from '../internal/key-target.ts'
import { PartElement, type PartProps } from '../internal/slot.tsx'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryData } from './gallery.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof galleryData>('gallery')

/** What changes the slide. `scroll`: a swipe, or scrolling by other means. */
export type GalleryChangeReason = 'thumbnail' | 'button' | 'key' | 'scroll'

interface Gallery {
  index: number
  count: number
  id: string
  track: RefObject<HTMLDivElement | null>
  /** Scrolls to a slide. */
  goTo: SetControlled<number, GalleryChangeReason>
  /** Called when the user has scrolled to a slide. */
  onScrollEnd: (cause: UIEvent) => void
}
const GalleryContext = /* @__PURE__ */ createContext<Gallery | null>(null)

const useGallery = (part: string) => usePart(GalleryContext, `Gallery.${part}`, 'Gallery.Root')

/**
 * Scrolls to a slide that is not shown, smoothly unless the shopper prefers reduced motion. Works in both directions of writing, in
 * which `scrollLeft` has another sign.
 */
function scrollToSlide(track: HTMLElement | null, index: number, isInstant: boolean): void {
  const slide = track?.children[index]
  if (!track || !slide) return
  const by = slide.getBoundingClientRect().left - track.getBoundingClientRect().left - track.clientLeft
  if (Math.abs(by) < 1) return
  const isReduced = isInstant || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollBy({ left: by, behavior: isReduced ? 'instant' : 'smooth' })
}

export interface GalleryRootProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Number of slides. */
  count: number
  /** Controlled index of the current slide, from 0. */
  index?: number | undefined
  /** Initial slide, from 0. @default 0 */
  defaultIndex?: number | undefined
  /** Called when the current slide changes; `cancel()` scrolls back. */
  onIndexChange?: ChangeHandler<number, GalleryChangeReason> | undefined
}

/**
 * Scroll-snap carousel with thumbnails as tabs (APG tabbed carousel). Never moves automatically; works by scrolling
 * alone without JavaScript. Renders a `<div role="group">`.
 *
 * Hidden slides are inert. Not for banners with text: show them all at once.
 */
export function GalleryRoot({ count, index, defaultIndex = 0, onIndexChange, ...rest }: GalleryRootProps) {
  const { messages } = useShopUi()
  const id = useId()
  const track = useRef<HTMLDivElement>(null)
  const [selected, goTo] = useControlled(index, defaultIndex, onIndexChange)
  const current = Math.min(selected, count - 1)
  // Counts the swipes, so that one which a controlling parent did not accept is scrolled back.
  const [swipes, setSwipes] = useState(0)
  const isPositioned = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies(swipes): see above
  useEffect(() => {
    scrollToSlide(track.current, current, !isPositioned.current)
    isPositioned.current = true
  }, [current, swipes])
  const gallery = useMemo(
    () => ({
      index: current,
      count,
      id,
      track,
      goTo,
      onScrollEnd: (cause: UIEvent) => {
        const scroller = track.current
        if (scroller?.clientWidth) {
          goTo(Math.abs(Math.round(scroller.scrollLeft / scroller.clientWidth)), 'scroll', cause)
          setSwipes(before => before + 1)
        }
      },
    }),
    [current, count, id, goTo],
  )
  return (
    <GalleryContext value={gallery}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a named group, not a fieldset */}
      <div
        aria-label={messages.gallery.label}
        {...rest}
        role="group"
        aria-roledescription={messages.gallery.role}
        {...attrs('root')}
      />
    </GalleryContext>
  )
}

/** Thumbnails: one tab stop; arrow keys, Home and End move focus and select. Renders a `<div role="tablist">`. */
export function GalleryThumbnails(props: ComponentPropsWithRef<'div'>) {
  const { messages } = useShopUi()
  const { index, count, id, goTo } = useGallery('Thumbnails')
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabTarget(event, index, count, { ArrowDown: index + 1, ArrowUp: index - 1 })
    if (next >= 0 && goTo(next, 'key', event)) document.getElementById(`${id}-tab-${next}`)?.focus()
  }
  return (
    <div
      aria-label={messages.gallery.thumbnails}
      {...props}
      role="tablist"
      onKeyDown={composeEventHandlers(props.onKeyDown, onKeyDown)}
      {...attrs('thumbnails')}
    />
  )
}

export interface GalleryThumbnailProps extends PartProps<'button'> {
  /** Slide index, from 0. */
  index: number
  /** Description of the image: «From the front». */
  'aria-label': string
  /** A close-up: fills its square. @default false */
  closeUp?: boolean | undefined
}

/** One thumbnail; its child is the image, with an empty `alt`. Renders a `<button role="tab">`. */
export function GalleryThumbnail({ index, closeUp, asChild = false, ...rest }: GalleryThumbnailProps) {
  const gallery = useGallery('Thumbnail')
  const selected = gallery.index === index
  const shared = {
    ...rest,
    id: `${gallery.id}-tab-${index}`,
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': `${gallery.id}-slide-${index}`,
    tabIndex: selected ? 0 : -1,
    onClick: composeEventHandlers(rest.onClick, event => {
      gallery.goTo(index, 'thumbnail', event)
    }),
    'data-close-up': dataAttr(closeUp),
    ...attrs('thumbnail'),
  }
  return <PartElement as="button" asChild={asChild} {...shared} />
}

/** Contains the track and anything positioned over it. Renders a `<div>`. */
export const GalleryViewport = /* @__PURE__ */ createPart('div', attrs('viewport'))

/** Scroll container; slides are its direct children. Renders a `<div>`. */
export function GalleryTrack({ ref, ...props }: ComponentPropsWithRef<'div'>) {
  const { track, onScrollEnd } = useGallery('Track')
  const mergedRef = useMergedRefs(ref, track)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = (event: UIEvent) => {
    clearTimeout(timer.current)
    // For browsers without the event. A pause in the middle of a smooth scroll would pass for its end.
    if (!('onscrollend' in window)) timer.current = setTimeout(onScrollEnd, 100, event)
  }
  return (
    <div
      {...props}
      ref={mergedRef}
      onScroll={composeEventHandlers(props.onScroll, onScroll)}
      onScrollEnd={composeEventHandlers(props.onScrollEnd, onScrollEnd)}
      {...attrs('track')}
    />
  )
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
  const isCurrent = gallery.index === index
  const ready = useHydrated()
  return (
    <div
      aria-label={formatMessage(messages.gallery.slide, { index: index + 1, total: gallery.count })}
      {...rest}
      id={`${gallery.id}-slide-${index}`}
      role="tabpanel"
      tabIndex={isCurrent ? (rest.tabIndex ?? 0) : -1}
      inert={ready && !isCurrent}
      // Chromium ends a smooth scroll when something in it is focused, and snaps back to the slide before.
      onFocus={composeEventHandlers(rest.onFocus, () => scrollToSlide(gallery.track.current, index, true))}
      {...attrs('slide')}
    />
  )
}

export interface GalleryStepProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Accessible name. @default the provider's text */
  'aria-label'?: string
}

function Step({ by, children, ...rest }: GalleryStepProps & { by: 1 | -1 }) {
  const { messages } = useShopUi()
  const { index, count, goTo } = useGallery(by < 0 ? 'Previous' : 'Next')
  return (
    <IconButton
      outlined
      aria-label={by < 0 ? messages.gallery.previous : messages.gallery.next}
      {...rest}
      disabled={index === (by < 0 ? 0 : count - 1)}
      onClick={composeEventHandlers(rest.onClick, event => {
        goTo(index + by, 'button', event)
      })}
    >
      {children ?? (by < 0 ? <ArrowBackIcon /> : <ArrowIcon />)}
    </IconButton>
  )
}

/** Shows the previous slide; disabled at the first. Renders an icon button. */
export function GalleryPrevious(props: GalleryStepProps) {
  return <Step {...props} by={-1} />
}

/** Shows the next slide; disabled at the last. Renders an icon button. */
export function GalleryNext(props: GalleryStepProps) {
  return <Step {...props} by={1} />
}
