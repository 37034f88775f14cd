import type { TestProject } from 'vitest/node'
import { seedBoth, seededBefore } from './seeded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with the demo shop; tests copy it. */
    seededFolder: string
    /** URL of a Postgres server whose database `seeded` contains the demo shop. */
    postgres: string
  }
}

/** Seeds both databases once; every test file gets its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, postgres, close } = seededBefore() ?? (await seedBoth(process.env.SEEDED_FOLDER))
  project.provide('seededFolder', folder)
  project.provide('postgres', postgres)
  return close
}
