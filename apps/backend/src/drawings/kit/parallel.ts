import type { Point } from './points.ts'
import { at, chord, isStraight, type Segment } from './segment.ts'

interface Mark {
  x: number
  y: number
  /** Direction of the curve. */
  tx: number
  ty: number
}

/**
 * Points of the parallel curve at distance `d`: stitching beside a seam, the edges of a tape. Positive is left of the
 * direction. Corners stay sharp; parts of the parallel that would intersect the curve are omitted.
 */
export function parallel(segments: readonly Segment[], closed: boolean, d: number, step: number): Point[] {
  const line = new Line()
  const runs = runsBeside(segments, d, step)
  runs.forEach((run, i) => {
    for (const mark of run) line.put(mark.x, mark.y)
    const next = runs[i + 1] ?? (closed ? runs[0] : undefined)
    const last = run.at(-1)
    const first = next?.[0]
    const corner = last && first && intersection(last, first, d)
    if (corner) line.put(corner[0], corner[1], 1)
  })
  return closed ? line.closed() : line.points
}

/** Samples beside each segment; those nearer to the curve than `d` would form a loop and are dropped. */
function runsBeside(segments: readonly Segment[], d: number, step: number): Mark[][] {
  const base = segments.flatMap(segment => samples(segment, Math.max(2, Math.ceil(chord(segment) / 3))))
  const limit = (Math.abs(d) - 0.7) ** 2
  const clear = ({ x, y }: Mark) => base.every(b => (b.x - x) ** 2 + (b.y - y) ** 2 >= limit)
  return segments
    .map(segment => {
      const line = isStraight(segment)
      const length = chord(segment)
      const n = line ? Math.max(3, Math.ceil(length / 40)) : Math.max(2, Math.round(length / step))
      const all = samples(segment, n)
        .map(p => ({ x: p.x + p.nx * d, y: p.y + p.ny * d, tx: -p.ny, ty: p.nx }))
        .filter(clear)
      return line && all.length > 2 ? [...all.slice(0, 1), ...all.slice(-1)] : all
    })
    .filter(run => run.length > 0)
}

const samples = (segment: Segment, n: number) => Array.from({ length: n + 1 }, (_, i) => at(segment, i / n))

/** The intersection of the tangents at two samples; undefined when it is too far away for a corner. */
function intersection(p: Mark, q: Mark, d: number): readonly [number, number] | undefined {
  const k = p.tx * q.ty - p.ty * q.tx
  if (Math.abs(k) < 0.3) return
  const t = ((q.x - p.x) * q.ty - (q.y - p.y) * q.tx) / k
  const x = p.x + p.tx * t
  const y = p.y + p.ty * t
  const far = 50 + Math.abs(d) * 3
  if (Math.hypot(x - p.x, y - p.y) < far && Math.hypot(x - q.x, y - q.y) < far) return [x, y]
}

/** Collects points; a duplicate of the last point is merged with it and keeps the corner flag. */
class Line {
  readonly points: Point[] = []

  put(x: number, y: number, corner?: 1): void {
    const last = this.points.at(-1)
    if (!last || Math.hypot(last[0] - x, last[1] - y) >= 1.2) this.points.push(corner ? [x, y, corner] : [x, y])
    else if (corner) this.points.splice(-1, 1, [last[0], last[1], corner])
  }

  closed(): Point[] {
    const [first] = this.points
    const last = this.points.at(-1)
    if (this.points.length < 2 || !first || !last || Math.hypot(first[0] - last[0], first[1] - last[1]) >= 1.2)
      return this.points
    const start: Point = last[2] ? [first[0], first[1], 1] : first
    return [start, ...this.points.slice(1, -1)]
  }
}
