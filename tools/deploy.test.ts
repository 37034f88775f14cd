import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './source-files.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = ['deploy/compose.yaml', 'deploy/env.example', 'deploy/kubernetes/shop.yaml']

describe('the files of the deployment', () => {
  it('use the pinned versions of Node and pnpm', () => {
    const launcher = read('tools/launch.mjs')
    const pinned = (name: string) => new RegExp(`const ${name} = '([\\d.]+)'`).exec(launcher)?.[1]
    const dockerfile = read('Dockerfile')
    expect(dockerfile.match(/node:[\d.]+/g)).toEqual([`node:${pinned('NODE')}`, `node:${pinned('NODE')}`])
    expect(dockerfile.match(/pnpm@[\d.]+/g)).toEqual([`pnpm@${pinned('PNPM')}`])
  })

  it('run the built backend and limit the memory of the shop as `npm start` does', () => {
    const limitsIn = (file: string) => [
      /--conditions=\w+/.exec(read(file))?.[0],
      /--max-semi-space-size=\d+/.exec(read(file))?.[0],
      /--heap-growing-percent=\d+/.exec(read(file))?.[0],
      ...['ARENA_MAX', 'MMAP_THRESHOLD_', 'TRIM_THRESHOLD_'].map(
        name => new RegExp(`MALLOC_${name}(?:=|: ')(\\d+)`).exec(read(file))?.[1],
      ),
    ]
    const limits = limitsIn('tools/launch.mjs')
    expect(limits).not.toContain(undefined)
    expect(limitsIn('Dockerfile')).toEqual(limits)
    expect(limitsIn('tools/server-process.ts')).toEqual(limits)
    for (const file of ['package.json', 'playwright.config.ts', 'e2e/production-server.ts'])
      expect(limitsIn(`apps/store/${file}`)[0], file).toBe(limits[0])
    for (const app of ['backend', 'store'])
      expect(limitsIn(`apps/${app}/package.json`).slice(1, 3), app).toEqual(limits.slice(1, 3))
  })

  it('install the modules of every package that the store needs', () => {
    const dockerfile = read('Dockerfile')
    for (const folder of ['apps/backend', 'apps/store', 'packages/contract', 'packages/flows', 'packages/ui'])
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`)
  })

  it.each(files)('%s names settings that exist', file => {
    const known = new Set(
      read('docs/production.md')
        .match(/`[A-Z][A-Z\d_]+`/g)
        ?.map(name => name.slice(1, -1)),
    )
    for (const own of ['POSTGRES_DB', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'SHOP_HOST']) known.add(own)
    const named = [...read(file).matchAll(/^\s*(?:- \{ name: )?([A-Z][A-Z\d_]{2,})[:=,]/gm)].map(
      ([, name]) => name ?? '',
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(name => !known.has(name))).toEqual([])
  })
})
