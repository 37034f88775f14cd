import { MAX_QUANTITY } from './command.ts'

/** Stock above this is not told to the piece: 21 stands for anything more. Source: contract, `Option`. */
export const SHOWN_STOCK_MAX = 20

/** Pieces that can be ordered of what is told to be left. */
export const maxQuantityFor = (left: number): number => (left > SHOWN_STOCK_MAX ? MAX_QUANTITY : Math.max(0, left))
