import { parallel } from './parallel.ts'
import type { Point } from './points.ts'
import { at, isStraight, reach, type Segment, type Spot, straight } from './segment.ts'

/** A chain of cubic Bézier segments. */
export class Curve {
  readonly segments: readonly Segment[]
  readonly closed: boolean
  private readonly first: Segment
  private readonly last: Segment

  constructor(segments: readonly Segment[], closed = false) {
    const first = segments[0]
    const last = segments.at(-1)
    if (!first || !last) throw new Error('A curve needs at least two points')
    this.segments = segments
    this.closed = closed
    this.first = first
    this.last = last
  }

  /** Smooth curve through points; no tangent is prescribed at a corner. */
  static through(run: readonly Point[], closed = false): Curve {
    const n = run.length
    const tangents = run.map((p, i) => (p[2] || (!closed && (i === 0 || i === n - 1)) ? undefined : tangent(run, i)))
    const segments = run.slice(0, closed ? n : n - 1).map((p, i) => {
      const j = (i + 1) % n
      return segment(p, run[j] ?? p, tangents[i], tangents[j])
    })
    return new Curve(segments, closed)
  }

  get start(): Point {
    return [this.first[0], this.first[1]]
  }

  get end(): Point {
    return [this.last[6], this.last[7]]
  }

  reversed(): Curve {
    const turned = this.segments.toReversed().map(([a, b, c, d, e, f, g, h]): Segment => [g, h, e, f, c, d, a, b])
    return new Curve(turned, this.closed)
  }

  mirror(cx = 400): Curve {
    const x = (v: number) => 2 * cx - v
    const turned = this.segments.map(([a, b, c, d, e, f, g, h]): Segment => [x(a), b, x(c), d, x(e), f, x(g), h])
    return new Curve(turned, this.closed)
  }

  shifted(dx: number, dy: number): Curve {
    const moved = this.segments.map(
      ([a, b, c, d, e, f, g, h]): Segment => [a + dx, b + dy, c + dx, d + dy, e + dx, f + dy, g + dx, h + dy],
    )
    return new Curve(moved, this.closed)
  }

  /** Appends another curve; a gap is filled by a straight line. */
  join(other: Curve): Curve {
    const [x, y] = this.end
    const [u, v] = other.start
    const bridge = Math.hypot(x - u, y - v) > 0.3 ? [straight(x, y, u, v)] : []
    return new Curve([...this.segments, ...bridge, ...other.segments])
  }

  close(): Curve {
    return new Curve(this.segments, true)
  }

  /** Path data: relative commands, rounded against the current position so that errors do not accumulate. */
  d(): string {
    let x = tenth(this.first[0])
    let y = tenth(this.first[1])
    let out = `M${x} ${y}`
    for (const s of this.segments) {
      const pair = (px: number, py: number) => {
        const dy = tenth(tenth(py) - y)
        return short(tenth(tenth(px) - x)) + (dy < 0 ? '' : ' ') + short(dy)
      }
      out += isStraight(s)
        ? `l${pair(s[6], s[7])}`
        : `c${pair(s[2], s[3])} ${pair(s[4], s[5])} ${pair(s[6], s[7])}`.replaceAll(' -', '-')
      x = tenth(s[6])
      y = tenth(s[7])
    }
    return out + (this.closed ? 'z' : '')
  }

  /** Points along the curve at a distance of about `step`. */
  sample(step = 14): Spot[] {
    return this.segments.flatMap((s, nth) => {
      const n = Math.max(1, Math.round(reach(s) / (isStraight(s) ? Math.max(step, 40) : step)))
      return Array.from({ length: n + 1 }, (_, i) => at(s, i / n)).slice(nth ? 1 : 0)
    })
  }

  /** Parallel curve at distance `d`: positive is left of the direction (up when the direction is right). */
  offset(d: number, step = 26): Curve {
    if (!d) return this
    const beside = parallel(this.segments, this.closed, d, step)
    return beside.length < 2 ? this : Curve.through(beside, this.closed)
  }
}

const tenth = (n: number) => Math.round(n * 10) / 10
const short = (n: number) => String(n).replace(/^(-?)0\./, '$1.')

const direction = (a: Point, b: Point) => {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = Math.hypot(dx, dy) || 1
  return { x: dx / length, y: dy / length, length }
}

/** Tangent at a smooth point: average of the directions to its neighbours, weighted by proximity. */
function tangent(run: readonly Point[], i: number): { x: number; y: number } | undefined {
  const n = run.length
  const [before, here, after] = [run[(i - 1 + n) % n], run[i], run[(i + 1) % n]]
  if (!before || !here || !after) return
  const a = direction(before, here)
  const b = direction(here, after)
  const x = a.x * b.length + b.x * a.length
  const y = a.y * b.length + b.y * a.length
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

function segment(p: Point, q: Point, out?: { x: number; y: number }, into?: { x: number; y: number }): Segment {
  const third = direction(p, q).length / 3
  const c1 = out && ([p[0] + out.x * third, p[1] + out.y * third] as const)
  const c2 = into && ([q[0] - into.x * third, q[1] - into.y * third] as const)
  if (c1 && c2) return [p[0], p[1], ...c1, ...c2, q[0], q[1]]
  if (c1) return [p[0], p[1], ...c1, (q[0] + c1[0]) / 2, (q[1] + c1[1]) / 2, q[0], q[1]]
  if (c2) return [p[0], p[1], (p[0] + c2[0]) / 2, (p[1] + c2[1]) / 2, ...c2, q[0], q[1]]
  return straight(p[0], p[1], q[0], q[1])
}
