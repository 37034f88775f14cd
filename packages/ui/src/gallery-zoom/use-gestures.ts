'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Point on the screen, in pixels. */
export interface Place {
  x: number
  y: number
}

/** Movement in pixels up to which a press is still a press, and from which it is a swipe. */
const TREMBLE = 5
const SWIPE = 48

const placeOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Place => ({ x, y })
const between = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)
const middleOf = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

interface Deeds {
  level: number
  /** Requests a zoom level, keeping the given point of the screen in place. */
  zoomTo: (level: number, about: Place) => void
  press: (at: Place) => void
  /** Swipe at level 1: 1 to the next image, -1 to the previous one. */
  swipe: (by: 1 | -1) => void
}

/** Pointer gestures of the zoomed image: drag, pinch, press; Ctrl and the wheel zoom. */
export function useGestures(view: RefObject<HTMLElement | null>, deeds: Deeds) {
  const now = useRef(deeds)
  now.current = deeds
  const down = useRef(new Map<number, Place>())
  const pinch = useRef<{ level: number; apart: number } | null>(null)
  /** Start of a press; null once it became another gesture. */
  const pressed = useRef<Place | null>(null)
  const begun = useRef<Place | null>(null)

  useEffect(() => {
    const place = view.current
    if (!place) return
    // React's wheel listeners are passive: the browser would zoom the page as well.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      now.current.zoomTo(now.current.level * Math.exp(-event.deltaY / 200), placeOf(event))
    }
    place.addEventListener('wheel', onWheel, { passive: false })
    return () => place.removeEventListener('wheel', onWheel)
  }, [view])

  const end = (event: PointerEvent) => {
    down.current.delete(event.pointerId)
    pinch.current = null
    if (down.current.size === 0) begun.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, placeOf(event))
      const [first, second] = [...down.current.values()]
      const alone = second === undefined
      pressed.current = alone ? placeOf(event) : null
      begun.current = pressed.current
      pinch.current = first && second ? { level: now.current.level, apart: between(first, second) } : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const at = placeOf(event)
      down.current.set(event.pointerId, at)
      if (pressed.current && between(pressed.current, at) > TREMBLE) pressed.current = null
      const [first, second] = [...down.current.values()]
      const pinched = pinch.current
      if (first && second && pinched)
        now.current.zoomTo((pinched.level * between(first, second)) / pinched.apart, middleOf(first, second))
      else event.currentTarget.scrollBy({ left: before.x - at.x, top: before.y - at.y, behavior: 'instant' })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event)
      const from = begun.current
      const isPress = pressed.current !== null && down.current.has(event.pointerId)
      end(event)
      if (isPress) return now.current.press(at)
      if (!from || now.current.level > 1) return
      const aside = at.x - from.x
      if (Math.abs(aside) > SWIPE && Math.abs(aside) > 2 * Math.abs(at.y - from.y))
        now.current.swipe(aside < 0 ? 1 : -1)
    },
    onPointerCancel: end,
  }
}
