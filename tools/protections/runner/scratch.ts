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

/** The workspace's own packages are linked by their place in the workspace: these must lead to the copy. */
const isOwn = (target: string) => !relative(root, target).split('/').includes('node_modules')

/** Links what is installed, package by package. */
function linkInstalled(from: string, to: string, copy: string) {
  mkdirSync(to, { recursive: true })
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    // Caches of tools and `.bin` belong to one tree: whoever wrote to them through a link would spoil the other.
    if (name.startsWith('.')) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name.startsWith('@')) linkInstalled(source, target, copy)
    else {
      const real = realpathSync(source)
      symlinkSync(isOwn(real) ? join(copy, relative(root, real)) : real, target)
    }
  }
}

/** Copies the tree as it lies here, with everything that is not ignored, into an empty folder. */
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

/** Where `find` stands in a text: once, or an error that says what is wrong with the entry. */
export function placeOf(text: string, { file, find }: { file: string; find: string }): number {
  const at = text.indexOf(find)
  if (at < 0) throw new Error(`${file} does not hold ${JSON.stringify(find)}`)
  if (text.includes(find, at + 1)) throw new Error(`${file} holds ${JSON.stringify(find)} more than once`)
  return at
}

/** Takes a protection out of a copy; returns how to put it back. */
export function takeOut(copy: string, { removal }: Protection): () => void {
  const before = new Map<string, string>()
  for (const { file, find, replace } of removal) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (!before.has(path)) before.set(path, text)
    const at = placeOf(text, { file, find })
    writeFileSync(path, text.slice(0, at) + replace + text.slice(at + find.length))
  }
  return () => {
    for (const [path, text] of before) writeFileSync(path, text)
  }
}
