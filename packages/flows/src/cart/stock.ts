import { MOST } from './command.ts'

/** Stock above this is not told to the piece: 21 stands for anything more. Source: contract, `Option`. */
export const TOLD_UP_TO = 20

/** Pieces that can be ordered of what is told to be left. */
export const mostOf = (left: number): number => (left > TOLD_UP_TO ? MOST : Math.max(0, left))
