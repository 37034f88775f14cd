'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Cause } from '../internal/use-controlled.ts'

/** Point on the screen, in pixels. */
export interface Point {
  x: number
  y: number
}

/** Movement in pixels up to which a press is still a press, and from which it is a swipe. */
const PRESS_TOLERANCE = 5
const SWIPE = 48

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

interface GestureHandlers {
  level: number
  /** Requests a zoom level, keeping the given point of the screen in place. */
  zoomTo: (level: number, reason: 'pinch' | 'wheel', cause: Cause, anchor: Point) => void
  press: (at: Point, cause: Cause) => void
  /** Swipe at level 1: 1 to the next image, -1 to the previous one. */
  swipe: (by: 1 | -1, cause: Cause) => void
}

/** Pointer gestures of the zoomed image: drag, pinch, press; Ctrl and the wheel zoom. */
export function useGestures(view: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  const pointers = useRef(new Map<number, Point>())
  const pinch = useRef<{ level: number; distance: number } | null>(null)
  /** Start of a press; null once it became another gesture. */
  const pressStart = useRef<Point | null>(null)
  const gestureStart = useRef<Point | null>(null)

  useEffect(() => {
    const element = view.current
    if (!element) return
    // React's wheel listeners are passive: the browser would zoom the page as well.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.zoomTo(latest.current.level * Math.exp(-event.deltaY / 200), 'wheel', event, pointOf(event))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view])

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    pinch.current = null
    if (pointers.current.size === 0) gestureStart.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      const [first, second] = [...pointers.current.values()]
      const alone = second === undefined
      pressStart.current = alone ? pointOf(event) : null
      gestureStart.current = pressStart.current
      pinch.current = first && second ? { level: latest.current.level, distance: distance(first, second) } : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const at = pointOf(event)
      pointers.current.set(event.pointerId, at)
      if (pressStart.current && distance(pressStart.current, at) > PRESS_TOLERANCE) pressStart.current = null
      const [first, second] = [...pointers.current.values()]
      const pinched = pinch.current
      if (first && second && pinched) {
        const level = (pinched.level * distance(first, second)) / pinched.distance
        latest.current.zoomTo(level, 'pinch', event, midpoint(first, second))
      } else event.currentTarget.scrollBy({ left: before.x - at.x, top: before.y - at.y, behavior: 'instant' })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const at = pointOf(event)
      const from = gestureStart.current
      const isPress = pressStart.current !== null && pointers.current.has(event.pointerId)
      end(event)
      if (isPress) return latest.current.press(at, event)
      if (!from || latest.current.level > 1) return
      const deltaX = at.x - from.x
      if (Math.abs(deltaX) > SWIPE && Math.abs(deltaX) > 2 * Math.abs(at.y - from.y))
        latest.current.swipe(deltaX < 0 ? 1 : -1, event)
    },
    onPointerCancel: end,
  }
}
