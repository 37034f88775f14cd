import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the delay of the picture warm-up and than the rendering of one picture. */
const QUIET_MS = 7000
const TIMEOUT_MINUTES = 5

/** Waits until the picture warm-up has finished, which takes half of the CPU. */
export async function waitForPictureWarmup(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pictures')
  const made = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
  const end = performance.now() + TIMEOUT_MINUTES * 60_000
  for (let before = -1; before !== made(); ) {
    if (performance.now() > end) throw new Error(`The shop still renders pictures after ${TIMEOUT_MINUTES} minutes`)
    before = made()
    await wait(QUIET_MS)
  }
}
