import type { TestProject } from 'vitest/node'
import { seedBoth, seededBefore } from './seeded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo shop, to be copied. */
    seededFolder: string
    /** A Postgres server whose database `seeded` holds the demo shop. */
    postgres: string
  }
}

/** Makes the demo shop once in both databases; every test file gets its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, postgres, close } = seededBefore() ?? (await seedBoth())
  project.provide('seededFolder', folder)
  project.provide('postgres', postgres)
  return close
}
