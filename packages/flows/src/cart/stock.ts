import { MAX_QUANTITY } from './command.ts'

/** Exact stock is returned up to here; 21 stands for anything above. Source: contract, `Option`. */
export const SHOWN_STOCK_MAX = 20

/** Most pieces that can be ordered, given the returned stock. */
export const maxQuantityFor = (left: number): number => (left > SHOWN_STOCK_MAX ? MAX_QUANTITY : Math.max(0, left))
