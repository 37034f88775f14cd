import { Button, IconButton } from '@shop/ui/button'
import { PauseIcon, PlayIcon } from '@shop/ui/icon'
import { Price } from '@shop/ui/price'
import { StandardBadge } from '@shop/ui/standard-badge'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '../goods/picture.tsx'
import { fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { HomePage } from './home.server.ts'

/** Time between two slides. */
const SLIDE_DURATION_MS = 7000

interface BannerProps {
  slides: HomePage['banners']
  words: HomePage['words']['banner']
}

/** Advances the slides automatically, unless paused, hovered, focused, or reduced motion is preferred. */
function useShow(count: number) {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [watched, setWatched] = useState(false)
  const still = useRef(false)
  useEffect(() => {
    still.current = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still.current) setPaused(true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays its whole time, also one chosen by hand
  useEffect(() => {
    if (paused || watched || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setIndex(now => (now + 1) % count)
    }, SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  }, [paused, watched, count, index])
  return { index, setIndex, paused, setPaused, setWatched }
}

/** Carousel that advances automatically until it is paused. */
export function Banner({ slides, words }: BannerProps) {
  const { index, setIndex, paused, setPaused, setWatched } = useShow(slides.length)
  const hydrated = useHydrated()
  return (
    <section
      className="banner"
      data-surface="inverse"
      aria-roledescription={words.role}
      aria-label={words.label}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      <div className="banner__slides" aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, position) => {
          const Title = position === 0 ? 'h1' : 'h2'
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a named group, not a fieldset
            <div
              key={slide.id}
              className="banner__slide"
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.position, { index: position + 1, total: slides.length })}
              inert={position !== index}
              data-shown={position === index ? '' : undefined}
            >
              <div className="banner__text">
                <ul className="stds">
                  {slide.standards.map(standard => (
                    <li key={standard.code}>
                      <StandardBadge code={standard.code} />
                    </li>
                  ))}
                </ul>
                <Title data-text="display">{slide.title}</Title>
                <p data-text="lead">{slide.text}</p>
                <div className="banner__act">
                  <Button asChild variant="accent" size="large">
                    <StoreLink href={slide.url}>{slide.action}</StoreLink>
                  </Button>
                  {slide.price !== null && <Price amount={slide.price} was={slide.was} />}
                </div>
              </div>
              <div className="banner__plate plate" data-ruler="" data-pair={slide.second ? '' : undefined}>
                {/* Pictures of the next slides would delay the first one. They are rendered after hydration, as only scripts can show them. */}
                {(position === 0 || hydrated) && (
                  <>
                    {slide.second && <Picture image={slide.second} alt="" sizes={SIZES} eager={position === 0} />}
                    <Picture image={slide.image} sizes={SIZES} first={position === 0} />
                  </>
                )}
              </div>
            </div>
          )
        })}
      </div>
      {slides.length > 1 && hydrated && (
        <div className="banner__nav">
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
                <b data-text="numeric">
                  {position + 1}/{slides.length}
                </b>
                {slide.short}
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

const SIZES = '(min-width: 1024px) 460px, (min-width: 768px) 40vw, 90vw'
