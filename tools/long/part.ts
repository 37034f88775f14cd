/** Writes down whether something holds, with what was counted. */
export type Expect = (what: string, holds: boolean, detail?: string) => void

/** One part of `pnpm test:long`; throws only when it could not be run at all. `patterns`: what was asked for beside names of parts. */
export type Part = (expect: Expect, patterns: readonly string[]) => Promise<void>

const share = Number(process.env.LONG_SHARE ?? 1)

/** How often something is done: LONG_SHARE=0.1 does a tenth of it. */
export const times = (full: number): number => Math.max(2, Math.round(full * share))
