// Installs the browser of the tests, or those that are named: `node tools/install-browser.ts chromium`.
import { installBrowser, needChromium } from './chromium.ts'

const named = process.argv.slice(2)
if (named.length === 0) console.log(needChromium())
for (const name of named)
  if (name === 'shell' || name === 'chromium' || name === 'chrome')
    console.log(installBrowser(name) ?? `There is no ${name}.`)
