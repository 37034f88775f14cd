import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from './app/routes.ts'
import { changesCustomer } from './service-worker/changes-customer.ts'

const app = join(import.meta.dirname, 'app')

interface Declaration {
  file: string
  name: string
  text: string
}

/** The functions and constants of a module. */
const declarationsOf = (file: string): Declaration[] =>
  readFileSync(join(app, file), 'utf8')
    .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
    .flatMap(text => {
      const [, name] = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(text) ?? []
      return name === undefined ? [] : [{ file, name, text }]
    })

/** Declarations that set the cookies of a session, themselves or by others. */
function sessionDeclarations(): readonly Declaration[] {
  const files = globSync(['**/*.server.ts', 'routes/*.{ts,tsx}'], { cwd: app }).filter(file => !file.includes('.test.'))
  const all = files.flatMap(declarationsOf)
  const found = new Set<Declaration>()
  const names = new Set(['sessionCookies', 'clearedSessionCookies'])
  for (let size = -1; size < names.size; ) {
    size = names.size
    for (const declaration of all) {
      const { file, name, text } = declaration
      if (![...names].some(known => known !== name && new RegExp(`\\b${known}\\(`).test(text))) continue
      found.add(declaration)
      if (!file.startsWith('routes/')) names.add(name)
    }
  }
  return [...found]
}

const leavesOf = (route: RouteConfigEntry): RouteConfigEntry[] => route.children?.flatMap(leavesOf) ?? [route]
const leaves = routes.flatMap(leavesOf)

/** Addresses of the routes of a file. */
const pathsOf = (file: string): string[] =>
  leaves
    .filter(route => route.file === file)
    .map(route => `/${route.path?.replace(/:(\w+)\??/g, '$1').replace('*', 'nothing')}`)

const changed = (method: string, paths: readonly string[]) =>
  paths.filter(path => changesCustomer({ method, url: `https://shop.example${path}` }))

it('is known of every request that changes the customer, of its forms also as scripts submit them', () => {
  const session = sessionDeclarations().filter(({ file }) => file.startsWith('routes/'))
  const files = [...new Set(session.map(({ file }) => file))].sort()
  expect(files).toEqual([
    'routes/account.tsx',
    'routes/google-callback.tsx',
    'routes/login.tsx',
    'routes/logout.tsx',
    'routes/password-reset.tsx',
    'routes/registration.tsx',
    'routes/s-login.tsx',
    'routes/session.ts',
  ])
  for (const { file, name } of session) {
    const paths = pathsOf(file).flatMap(path => [path, `${path}.data`])
    expect(paths.length, file).toBeGreaterThan(0)
    expect(changed(name === 'loader' ? 'GET' : 'POST', paths)).toEqual(paths)
  }
})

it('is known of no other request', () => {
  const files = new Set(sessionDeclarations().map(({ file }) => file))
  const others = leaves.flatMap(({ file }) => (files.has(file) ? [] : pathsOf(file)))
  expect(others.length).toBeGreaterThan(50)
  expect(changed('POST', others)).toEqual([])
  const read = leaves.flatMap(({ file }) => (file === 'routes/google-callback.tsx' ? [] : pathsOf(file)))
  expect(changed('GET', read)).toEqual([])
})
