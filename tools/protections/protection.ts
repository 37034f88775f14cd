/**
 * A protection as data: the code change that removes it, and the test that must fail then (a mutation test). `pnpm test:long`
 * applies each change in a copy of the repository; `docs/protections.md` is generated from the same list.
 */
export interface Protection {
  /** Number of its section in `runner/sections.ts`. */
  section: number
  /** What it ensures: «Two buyers of the last piece cannot both get it». */
  protects: string
  /** The change that removes it: each `find` occurs exactly once in `file` (path from the root). */
  removal: readonly { file: string; find: string; replace: string }[]
  /** The test that must fail then: a Vitest project with file and title pattern, or a Playwright spec with title pattern. */
  caughtBy:
    | { runner: 'vitest'; project: 'node' | 'dom' | 'backend'; file: string; title: string }
    | { runner: 'playwright'; file: string; title: string }
}
