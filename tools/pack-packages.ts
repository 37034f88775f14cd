import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { pack } from './packed-package.ts'

/** Builds and packs each package once for all tests of what is published. */
export default function setup(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), 'shop-packages-'))
  project.provide('tarballs', { contract: pack('contract', place), flows: pack('flows', place), ui: pack('ui', place) })
  return () => rmSync(place, { recursive: true, force: true })
}
