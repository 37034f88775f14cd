import { asEnvironment, seedBoth } from '@shop/backend/testing/seeded'
import type { Expect, Part } from '../../long/part.ts'
import { withTemporaryFolder } from '../../temporary-folder.ts'
import type { Protection } from '../protection.ts'
import { allProtections } from './all.ts'
import { isBroken, keyOf, type Place, runTest, runTests } from './run-test.ts'
import { copyTree, removeProtection } from './scratch.ts'

const wantedBy = (patterns: readonly string[]) => (protection: Protection) =>
  patterns.length === 0 ||
  patterns.some(pattern =>
    /^\d+$/.test(pattern)
      ? protection.section === Number(pattern)
      : JSON.stringify(protection).toLowerCase().includes(pattern.toLowerCase()),
  )

/** Removes each protection in a copy of the repository and runs its test, which must fail then and pass with the protection. */
export const protections: Part = (expect, patterns) =>
  withTemporaryFolder(async folder => {
    const all = (await allProtections()).filter(wantedBy(patterns))
    if (all.length === 0) throw new Error(`No protection in section or with text ${patterns.join(', ')}`)
    copyTree(folder)
    const seeded = all.some(({ caughtBy }) => caughtBy.runner === 'vitest' && caughtBy.project === 'backend')
      ? await seedBoth()
      : null
    const place = { folder, env: seeded ? asEnvironment(seeded) : {} }
    try {
      await removeEach(expect, all, place)
    } finally {
      await seeded?.close()
    }
  })

/** Runs every test once with all protections, then the test of each protection without it. */
async function removeEach(expect: Expect, all: readonly Protection[], place: Place) {
  const intact = await runTests(
    place,
    all.map(({ caughtBy }) => caughtBy),
  )
  for (const protection of all) {
    const { section, protects, caughtBy } = protection
    const before = intact.get(keyOf(caughtBy))
    const what = `${String(section).padStart(2)} · ${protects} · ${caughtBy.file}`
    if (before?.outcome !== 'passed') {
      expect(what, false, `with the protection the test ${before?.outcome}: ${before?.message}`)
      continue
    }
    const restore = removeProtection(place.folder, protection)
    try {
      const without = await runTest(place, caughtBy)
      expect(
        what,
        without.outcome === 'failed' && !isBroken(without),
        `without it: ${without.outcome}: ${without.message}`,
      )
    } finally {
      restore()
    }
  }
}
