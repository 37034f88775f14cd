import { Button, IconButton } from '@shop/ui/button'
import { PauseIcon, PlayIcon } from '@shop/ui/icon'
import { formatMessage } from '@shop/ui/messages/format'
import { Price } from '@shop/ui/price'
import { StandardBadge } from '@shop/ui/standard-badge'
import { useEffect, useState } from 'react'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import type { HomePage } from './loader.server.ts'

/** Milliseconds between two slides. */
const SLIDE_DURATION_MS = 7000
/** The picture of the next slide is requested so long before it is shown. */
const PICTURE_LEAD_MS = 2500

interface BannerProps {
  slides: HomePage['banners']
  words: HomePage['words']['banner']
}

/** Advances the slides automatically, unless paused, hovered, focused, or reduced motion is preferred. */
function useSlides(count: number) {
  const [index, setIndex] = useState(0)
  /** Last slide whose picture is rendered: those of the others would delay the page. */
  const [lastPictured, setLastPictured] = useState(0)
  if (index > lastPictured) setLastPictured(index)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])
  useEffect(() => {
    if (paused || hovered || count < 2) return
    const advance = setInterval(() => {
      if (!document.hidden) setIndex(now => (now + 1) % count)
    }, SLIDE_DURATION_MS)
    const request = setTimeout(
      () => setLastPictured(last => Math.max(last, (index + 1) % count)),
      SLIDE_DURATION_MS - PICTURE_LEAD_MS,
    )
    return () => {
      clearInterval(advance)
      clearTimeout(request)
    }
  }, [paused, hovered, count, index])
  return { index, setIndex, lastPictured, paused, setPaused, setHovered }
}

/** Carousel that advances automatically until it is paused. */
export function Banner({ slides, words }: BannerProps) {
  const { index, setIndex, lastPictured, paused, setPaused, setHovered } = useSlides(slides.length)
  const queue = usePrehydrationQueue<HTMLDivElement>()
  return (
    <section
      className="banner"
      data-surface="inverse"
      aria-roledescription={words.role}
      aria-label={words.label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
    >
      <div className="banner__slides" aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, position) => {
          // The other slides are inert: the page keeps one heading of its first level.
          const Title = position === index ? 'h1' : 'h2'
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a named group, not a fieldset
            <div
              key={slide.id}
              className="banner__slide"
              role="group"
              aria-roledescription={words.slide}
              aria-label={formatMessage(words.position, { index: position + 1, total: slides.length })}
              inert={position !== index}
              data-shown={position === index ? '' : undefined}
            >
              <div className="banner__text">
                <ul className="standard-badges">
                  {slide.standards.map(code => (
                    <li key={code}>
                      <StandardBadge code={code} />
                    </li>
                  ))}
                </ul>
                <Title data-text="display">{slide.title}</Title>
                <p data-text="lead">{slide.text}</p>
                <div className="banner__actions">
                  <Button asChild variant="accent" size="large">
                    <StoreLink href={slide.url}>{slide.action}</StoreLink>
                  </Button>
                  {slide.price && <Price {...slide.price} />}
                </div>
              </div>
              <div className="banner__media media-surface" data-ruler="">
                {position <= lastPictured && <Picture image={slide.image} sizes={SIZES} first={position === 0} />}
              </div>
            </div>
          )
        })}
      </div>
      {slides.length > 1 && (
        <div {...queue} className="banner__nav only-scripts">
          <div className="wrap">
            <IconButton aria-label={paused ? words.play : words.pause} onClick={() => setPaused(!paused)}>
              {paused ? <PlayIcon /> : <PauseIcon />}
            </IconButton>
            {slides.map((slide, position) => (
              <button
                key={slide.id}
                type="button"
                className="banner__step"
                aria-current={position === index ? 'true' : undefined}
                onClick={() => setIndex(position)}
              >
                <b data-text="numeric">{`${position + 1}/${slides.length}`}</b>{' '}
                <span className="banner__short">{slide.short}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

/** A picture is as high as its frame, and a fifth narrower. */
const SIZES = `(min-width: 1024px) 460px, (min-width: 768px) 40vw, ${phoneSizes(76)}`
