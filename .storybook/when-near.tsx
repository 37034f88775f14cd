import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its children once they come near the viewport: a page has up to fifty samples, some in iframes. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '100px' },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} style={isNear ? {} : { minBlockSize: 240 }}>
      {isNear && children}
    </div>
  )
}
