/** One of the nested strokes that stand for a soft one. */
export interface Ply {
  width: number
  opacity: number
}

/**
 * What a Gaussian blur of `sigma` makes of a stroke of `width`, as nested hard strokes, widest first. A filter costs a
 * whole sheet of pixels each time, these next to nothing; a `step` under 3 units shows no bands, under 6 on small figures.
 */
export const softStroke = (width: number, sigma: number, opacity: number, step: number): Ply[] =>
  plies(
    width / 2 + 1.7 * sigma,
    step,
    d => opacity * (below((width / 2 - d) / sigma) - below((-width / 2 - d) / sigma)),
  )

/** The same of the outer edge of a filled shape: half its strength at the outline itself. */
export const softEdge = (sigma: number, opacity: number, step: number): Ply[] =>
  plies(1.8 * sigma, step, d => opacity * below(-d / sigma))

/** Strokes that lie on each other add up to `strength` at each distance from the line. */
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
