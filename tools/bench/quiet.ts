import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the shop waits before it makes the pictures that it will be asked for first, and than one of them takes. */
const QUIET = 7000
/** Minutes after which it is no use to wait longer. */
const PATIENCE = 5

/** The first start makes pictures in the background, which would take half of the machine: waits until no more are made. */
export async function untilPicturesAreMade(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pictures')
  const made = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
  const end = performance.now() + PATIENCE * 60_000
  for (let before = -1; before !== made(); ) {
    if (performance.now() > end) throw new Error(`The shop still makes pictures after ${PATIENCE} minutes`)
    before = made()
    await wait(QUIET)
  }
}
