/**
 * One protection of the shop, as data: how to take it out, and the test that must fail without it. `pnpm test:long` takes
 * each out in a scratch copy and runs its test; `docs/protections.md` is written from the same list.
 */
export interface Protection {
  /** Number of the bar in «Safe and hard to break». */
  bar: number
  /** What it keeps from happening, one line: «Two buyers of the last piece cannot both have it». */
  protects: string
  /** The change that takes it out: each `find` occurs exactly once in `file` (path from the root). */
  removal: readonly { file: string; find: string; replace: string }[]
  /** The test that must fail then: a Vitest project with file and title pattern, or a Playwright spec with title pattern. */
  caughtBy:
    | { runner: 'vitest'; project: 'node' | 'dom' | 'backend'; file: string; title: string }
    | { runner: 'playwright'; file: string; title: string }
}
