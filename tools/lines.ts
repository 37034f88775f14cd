// Lines of code per room (`pnpm lines`): *.ts, *.tsx, *.mjs and *.css without tests, stories and examples. What the demo shop is made of
// is counted apart.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from './source-files.ts'

const isCode = (path: string) =>
  /\.(?:tsx?|mjs|css)$/.test(path) && !/\.(?:test|spec|stories|examples)\.|\/e2e\/|(?:^|\/)examples\//.test(path)
const isDemo = (path: string) => /^apps\/backend\/src\/seed\//.test(path)

/** `packages/ui`, `apps/store`, `tools`. */
const roomOf = (path: string) => {
  const [first = '', second = ''] = path.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : path.includes('/') ? first : 'root'
}

const files = filesBelow('.').filter(isCode)
const lines = new Map<string, number>()
for (const path of files) {
  const room = isDemo(path) ? 'demo shop' : roomOf(path)
  lines.set(room, (lines.get(room) ?? 0) + readFileSync(join(root, path), 'utf8').split('\n').length - 1)
}
for (const [room, count] of [...lines].sort(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(7)}  ${room}`)
console.log(`${String(lines.values().reduce((sum, count) => sum + count, 0)).padStart(7)}  in all`)
