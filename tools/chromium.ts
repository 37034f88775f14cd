import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The browsers of the tests. The headless shell renders and scripts as the full browsers and needs a quarter less of the processor. */
const places = {
  shell: ['/usr/lib/chromium/chromium-headless-shell'],
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  chrome: ['/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
}

export type BrowserName = keyof typeof places

/** Path of the first of the named browsers that this machine has. */
const find = (...names: readonly BrowserName[]): string | undefined =>
  names.flatMap(name => places[name]).find(place => existsSync(place))

/** Path of a browser for the tests: the one of `CHROMIUM_PATH`, else the headless shell, else a full browser. */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH || find('shell', 'chromium', 'chrome')

/**
 * Path of a full browser, since the headless shell draws the edges of letters differently: Debian's, which is installed where that is
 * permitted, else Chrome.
 */
export const needFullChromium = (): string | undefined => installBrowser('chromium') ?? find('chrome')

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

/** Debian's packages of the browsers; Chrome has none. */
const packages = { shell: 'chromium-headless-shell', chromium: 'chromium' }

/** Path of the named browser, which is installed where that is permitted. */
export function installBrowser(name: BrowserName): string | undefined {
  const found = find(name)
  if (found || name === 'chrome') return found
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const line of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', packages[name]],
  ]) {
    const [command = '', ...args] = [...asRoot, ...line]
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return find(name)
}

/**
 * Path of the browser of the tests. Installs the headless shell even where a full browser is there, which takes its place only
 * when that is impossible. Throws with instructions when there is neither.
 */
export function needChromium(): string {
  const path = process.env.CHROMIUM_PATH || installBrowser('shell') || findChromium()
  if (path) return path
  throw new Error('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to it.')
}
