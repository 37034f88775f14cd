/** Records an assertion with its measured values. */
export type Expect = (what: string, holds: boolean, detail?: string) => void

/** One part of `pnpm test:long`; throws only when it cannot run. `patterns`: command-line arguments that name no part. */
export type Part = (expect: Expect, patterns: readonly string[]) => Promise<void>

const share = Number(process.env.LONG_SHARE ?? 1)

/** Scales a number of repetitions by LONG_SHARE. */
export const times = (full: number): number => Math.max(2, Math.round(full * share))
