import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell renders and scripts as the full browser and needs a quarter less of the processor. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium on this machine, if there is one. `CHROMIUM_PATH` takes precedence.
 * `full`: not the headless shell, which draws the edges of letters differently.
 */
export const findChromium = (kind: 'any' | 'full' = 'any'): string | undefined =>
  places.find(place => place && existsSync(place) && (kind === 'any' || !place.endsWith('headless-shell')))

/** Flags of every browser: no sandbox as root, no requests to the vendor's hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds a Chromium or installs Debian's headless shell. Throws with instructions when neither is possible. */
export function needChromium(): string {
  const found = findChromium()
  if (found) return found
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const line of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const [command = '', ...args] = [...asRoot, ...line]
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to it.')
}
