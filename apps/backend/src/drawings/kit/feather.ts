/** One of the nested strokes that approximate a soft one. */
export interface Ply {
  width: number
  opacity: number
}

/**
 * Approximates a Gaussian blur of `sigma` of a stroke of `width` by nested hard strokes, widest first. A filter renders a
 * bitmap of the whole sheet each time, strokes are cheap. No bands are visible with a `step` under 3 units, on small figures
 * under 6.
 */
export const softStroke = (width: number, sigma: number, opacity: number, step: number): Ply[] =>
  plies(
    width / 2 + 1.7 * sigma,
    step,
    d => opacity * (below((width / 2 - d) / sigma) - below((-width / 2 - d) / sigma)),
  )

/** The same for the outer edge of a filled shape, with half of the strength at the outline. */
export const softEdge = (sigma: number, opacity: number, step: number): Ply[] =>
  plies(1.8 * sigma, step, d => opacity * below(-d / sigma))

/** Nested strokes whose opacities add up to `strength` at each distance from the line. */
function plies(reach: number, step: number, strength: (distance: number) => number): Ply[] {
  const steps = Math.max(2, Math.ceil(reach / step))
  let reached = 0
  return Array.from({ length: steps }, (_, i) => {
    const wanted = strength(reach * (1 - (i + 0.5) / steps))
    const opacity = Math.max(0, 1 - (1 - wanted) / (1 - reached))
    reached = wanted
    return { width: 2 * reach * (1 - i / steps), opacity }
  })
}

/** Share of a normal distribution below `x` (logistic approximation, within 1 %). */
const below = (x: number) => 1 / (1 + Math.exp(-1.702 * x))
