/** Kinds of delivery. Imports no library, because browsers load this file. */

/** Nova Poshta branch, Nova Poshta parcel locker, Ukrposhta office. */
export const pointKinds = ['branch', 'locker', 'post'] as const

export type PointKind = (typeof pointKinds)[number]

/** What a shipping method requires besides the city. */
export const deliveryNeeds = [...pointKinds, 'address', 'none'] as const
