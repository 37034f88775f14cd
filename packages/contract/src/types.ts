/** The types of the wire alone; nothing is loaded at run time. */
export type * from './index.ts'
