import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../../source-files.ts'
import type { Protection } from '../protection.ts'

/** Whether a link leads to a workspace package; such links must lead to the copy. */
const isOwn = (target: string) => !relative(root, target).split('/').includes('node_modules')

/** Links the installed packages one by one. */
function linkInstalled(from: string, to: string, copy: string) {
  mkdirSync(to, { recursive: true })
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    // Caches of tools and `.bin` are not linked: writes of one tree would affect the other.
    if (name.startsWith('.')) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name.startsWith('@')) linkInstalled(source, target, copy)
    else {
      const real = realpathSync(source)
      symlinkSync(isOwn(real) ? join(copy, relative(root, real)) : real, target)
    }
  }
}

/** Copies the working tree without ignored files into an empty folder. */
export function copyTree(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\0').filter(file => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(copy, file), { dereference: false })
  const packages = new Set(files.filter(file => file.endsWith('package.json')).map(dirname))
  for (const place of packages) {
    const installed = join(root, place, 'node_modules')
    if (existsSync(installed)) linkInstalled(installed, join(copy, place, 'node_modules'), copy)
  }
}

/** Index of `find` in a text; throws unless it occurs once. */
export function indexOfChange(text: string, { file, find }: { file: string; find: string }): number {
  const at = text.indexOf(find)
  if (at < 0) throw new Error(`${file} does not contain ${JSON.stringify(find)}`)
  if (text.includes(find, at + 1)) throw new Error(`${file} contains ${JSON.stringify(find)} more than once`)
  return at
}

/** Removes a protection from a copy; returns a function that restores it. */
export function removeProtection(copy: string, { removal }: Protection): () => void {
  const before = new Map<string, string>()
  for (const { file, find, replace } of removal) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (!before.has(path)) before.set(path, text)
    const at = indexOfChange(text, { file, find })
    writeFileSync(path, text.slice(0, at) + replace + text.slice(at + find.length))
  }
  return () => {
    for (const [path, text] of before) writeFileSync(path, text)
  }
}
