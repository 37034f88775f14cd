import type { Shop } from './shop.ts'

/** Parts of the wire, in the order in which they are run. */
export const areas = [
  'requests',
  'calls',
  'catalogue',
  'cart',
  'checkout',
  'account',
  'addresses',
  'wishlist',
  'reviews',
  'returns',
  'isolation',
  'limits',
] as const
export type Area = (typeof areas)[number]

/** A rule of the wire as data. */
export interface ConformanceCase {
  readonly area: Area
  /** Unique: what the backend does. */
  readonly name: string
  /** The rule that is shown, in the words of the wire. */
  readonly rule: string
  /** Throws `ConformanceFailure` when the rule is broken, `NotReachable` when it cannot be shown. */
  readonly run: (shop: Shop) => Promise<void>
}

/** Declares the cases of an area: name, rule, and how it is shown. */
export const casesOf = (
  area: Area,
  ...cases: readonly (readonly [name: string, rule: string, run: ConformanceCase['run']])[]
): readonly ConformanceCase[] => cases.map(([name, rule, run]) => ({ area, name: `${area}: ${name}`, rule, run }))
