import type { Point } from '@shop/contract'

/** A point in one line: its name, and the address unless the name has it. */
export const pointText = ({ name, address }: Point): string => (name.includes(address) ? name : `${name}, ${address}`)
