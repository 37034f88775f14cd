import type { Fold } from '../kit/cloth.ts'
import type { Curve } from '../kit/curve.ts'
import { type Point, type Points, points } from '../kit/points.ts'
import { C, sym, Z } from '../kit/shapes.ts'

/** The cut of an upper garment. Lengths in units of the sheet, coordinates of the left half. */
export interface TorsoCut {
  /** Height and half width of the neck point. */
  hps?: number
  neck?: number
  /** Shoulder tip, armpit, side hem. */
  shoulder?: Point
  armpit?: Point
  hem?: Point
  /** How far the waist is drawn in. */
  nip?: number
  /** Depth of the hem line in the middle. */
  drop?: number
  /** Depth of the neckline; negative for a back, whose neckline rises. */
  front?: number
  /** Outer and inner end of the sleeve. */
  wrist?: readonly [outer: Point, inner: Point]
  /** Extra width of the sleeve. */
  fat?: number
  /** Scale and shift down, for garments that share the sheet with legs. */
  k?: number
  oy?: number
}

/** Scaled shapes and coordinates of a cut. */
export interface Torso {
  k: number
  hps: number
  neck: number
  front: number
  body: Curve
  sleeve: Curve
  armhole: Curve
  shoulder: Point
  armpit: Point
  hem: Point
  wristOut: Point
  wristIn: Point
  /** Converts points of the unscaled cut to the sheet. */
  toPoints: (run: Points) => Point[]
  at: (x: number, y: number) => Point
}

export function torso(cut: TorsoCut = {}): Torso {
  const { hps = 196, neck = 70, shoulder = [212, 252], armpit = [221, 438], hem = [214, 822], drop = 10, nip = 0 } = cut
  const {
    front = 34,
    wrist = [
      [62, 806],
      [146, 832],
    ],
    fat = 0,
    k = 1,
    oy = 0,
  } = cut
  const at = (x: number, y: number): Point => [400 + (x - 400) * k, oy + y * k]
  const toPoints = (run: Points) =>
    points(run).map(([x, y, corner]): Point => {
      const [u, v] = at(x, y)
      return [u, v, corner]
    })
  const [sx, sy] = shoulder
  const [ax, ay] = armpit
  const [hx, hemY] = hem
  const [[ox, oy0], [ix, iy]] = wrist
  const neckX = 400 - neck
  const armhole = `${sx},${sy}! ${sx + 13},${sy + 62} ${sx + 20},${sy + 122} ${ax},${ay}!`
  const side = `${ax + 3 + nip},${ay + (hemY - ay) * 0.36} ${ax + 1 + nip * 0.5},${ay + (hemY - ay) * 0.66} ${hx},${hemY}!`
  const neckline = `400,${hps + front} ${neckX + 26},${hps + front * 0.62} ${neckX},${hps}! ${(neckX + sx) / 2},${(hps + sy) / 2 - 4}`
  const outer: Point[] = [
    [sx + 6, sy - 3, 1],
    [sx - 27, sy + 20],
    [sx - 62 - fat, sy + 86],
    [sx - 96 - fat, sy + 196],
    [sx - 124 - fat, sy + 330],
    [(sx - 124 + ox) / 2 - 8 - fat, (sy + 330 + oy0) / 2],
    [ox, oy0, 1],
  ]
  const inner: Point[] = [
    [ix, iy, 1],
    [ix + 17 + fat * 0.4, iy - 130],
    [ix + 36 + fat * 0.4, iy - 250],
    [ax + 2, ay + 2, 1],
  ]
  return {
    k,
    hps: oy + hps * k,
    neck: neck * k,
    front: front * k,
    body: sym(toPoints(`${neckline} ${armhole} ${side} 300,${hemY + drop * 0.8} 400,${hemY + drop}`)),
    sleeve: Z(toPoints([...outer, ...inner, [sx + 46, sy + 90, 1]])),
    armhole: C(toPoints(armhole)),
    shoulder: at(sx, sy),
    armpit: at(ax, ay),
    hem: at(hx, hemY),
    wristOut: at(ox, oy0),
    wristIn: at(ix, iy),
    toPoints,
    at,
  }
}

/** Folds of a hanging sleeve (left): armpit, elbow, wrist. */
export function sleeveFolds(g: Torso, strength = 1): Fold[] {
  const [ax, ay] = g.armpit
  const [sx, sy] = g.shoulder
  const [ox, oy] = g.wristOut
  const [ix, iy] = g.wristIn
  const k = g.k
  const elbow = (ay + oy) / 2 - 6 * k
  const fold = (w: number, s: number, ...p: Point[]): Fold => ({ p, w: w * k, s: s * strength })
  return [
    fold(20, 0.34, [ax - 4, ay + 6], [ax - 32 * k, ay - 44 * k], [sx - 36 * k, sy + 66 * k]),
    fold(15, 0.3, [ax - 8 * k, ay + 24 * k], [ax - 52 * k, ay + 22 * k], [ax - 96 * k, ay - 14 * k]),
    fold(17, 0.38, [ix + 38 * k, elbow - 14 * k], [ix + 2 * k, elbow - 4 * k], [ix - 46 * k, elbow - 40 * k]),
    fold(15, 0.34, [ix + 34 * k, elbow + 14 * k], [ix - 6 * k, elbow + 34 * k], [ix - 58 * k, elbow + 26 * k]),
    fold(13, 0.24, [ox + 6 * k, elbow - 10 * k], [ox + 36 * k, elbow + 14 * k], [ox + 58 * k, elbow + 58 * k]),
    fold(12, 0.26, [ix + 10 * k, iy - 110 * k], [ix - 22 * k, iy - 82 * k], [ox + 26 * k, iy - 96 * k]),
    fold(20, -0.12, [ox + 52 * k, oy - 190 * k], [ox + 40 * k, oy - 120 * k], [ox + 44 * k, oy - 50 * k]),
  ]
}

/** Start and end of the folds of a body. */
type BodyPlan = Pick<Torso, 'armpit' | 'hem' | 'k'>

/** Folds of the body: under the arms, over the hem, a drape; slightly asymmetric. */
export function bodyFolds({ armpit: [ax, ay], hem: [hx, hemY], k }: BodyPlan, strength = 1): Fold[] {
  const x = (v: number) => 400 + (v - 400) * k
  const fold = (w: number, s: number, ...p: Point[]) => ({ w, s, p })
  const left = [
    fold(19, 0.34, [ax + 4 * k, ay + 4 * k], [ax + 40 * k, ay + 26 * k], [ax + 62 * k, ay + 92 * k]),
    fold(14, 0.24, [ax + 6 * k, ay - 26 * k], [ax + 34 * k, ay - 60 * k], [ax + 44 * k, ay - 118 * k]),
    fold(16, 0.26, [hx + 10 * k, hemY - 150 * k], [hx + 42 * k, hemY - 118 * k], [hx + 62 * k, hemY - 44 * k]),
    fold(12, 0.2, [hx + 2 * k, hemY - 60 * k], [hx + 28 * k, hemY - 84 * k], [hx + 86 * k, hemY - 96 * k]),
    fold(20, 0.17, [x(338), hemY - 220 * k], [x(330), hemY - 130 * k], [x(344), hemY - 40 * k]),
  ]
  const right = left.map(({ w, s, p }, i): Fold => {
    const [dx, dy] = i % 2 ? [8, -14] : [-5, 9]
    return { p: p.map(([u, v]): Point => [800 - u + dx * k, v + dy * k]), w: w * k * 0.92, s: s * strength * 1.08 }
  })
  return [...left.map(({ w, s, p }): Fold => ({ p, w: w * k, s: s * strength })), ...right]
}
