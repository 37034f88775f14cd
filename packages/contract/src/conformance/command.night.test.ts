import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

describe('the command', () => {
  const place = mkdtempSync(join(tmpdir(), 'shop-conformance-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  const file = fileURLToPath(new URL('cli.ts', import.meta.url))

  const run = (...args: string[]) =>
    new Promise<{ code: number; text: string }>(resolve => {
      execFile(process.execPath, [file, ...args], { cwd: place, timeout: 20_000 }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: out + err }),
      )
    })

  async function serving(listener: RequestListener, ...args: string[]) {
    const server = createServer(listener)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    try {
      return await run(`http://127.0.0.1:${port}`, ...args)
    } finally {
      server.close()
    }
  }

  it('prints what is broken and fails', async () => {
    const { code, text } = await serving(
      (_, answer) => answer.end('{}'),
      '--area',
      'addresses',
      '--extension',
      'accounts',
      '--extension',
      'addresses',
    )
    expect(code).toBe(1)
    expect(text).toContain(
      '! addresses: has one main address while there is any: could not be prepared: /api/auth/register answered 200',
    )
    expect(text.match(/expected an answer of the type application\/json/g)).toHaveLength(1)
    expect(text).toMatch(/0 passed, 0 failed, 5 could not be prepared, 0 skipped\n$/)
  })

  it('prints the rule that is broken', async () => {
    const { code, text } = await serving((_, answer) => answer.end('{}'), '--area', 'catalogue')
    expect(code).toBe(1)
    expect(text).toMatch(/✗ catalogue: .+\n {4}rule {5}\S/)
  })

  it.each([
    ['http://127.0.0.1:2', 'nothing answers at http://127.0.0.1:2 (connect ECONNREFUSED 127.0.0.1:2)'],
    ['localhost:4791', 'the address "localhost:4791" is no URL with http:// or https://'],
  ])('says once that nothing can be asked at %s', async (address, message) => {
    const { code, text } = await run(address, '--area', 'cart')
    expect(code).toBe(1)
    expect(text.split('\n')[0]).toBe(`could not be prepared: ${message}`)
    expect(text.split('\n')).toHaveLength(3)
  })

  it('takes fixtures of a module, and does not succeed when everything was skipped', async () => {
    writeFileSync(join(place, 'fixtures.mjs'), 'export default { goods: async () => [] }')
    const limited = (_: unknown, answer: Parameters<RequestListener>[1]) =>
      answer
        .writeHead(429, { 'Content-Type': 'application/json' })
        .end('{"success":false,"code":"rate_limited","message":"x"}')
    const { code, text } = await serving(
      limited,
      '--area',
      'reviews',
      '--extension',
      'reviews',
      '--fixtures',
      './fixtures.mjs',
    )
    expect(code).toBe(1)
    expect(text).toContain('the catalogue has 0: give fixtures.goods')
    expect(text).toMatch(/0 passed, 0 failed, 0 could not be prepared, 4 skipped\n$/)
  })

  it('explains itself without an address', async () => {
    const { code, text } = await run()
    expect([code, text.includes('Usage: shop-conformance <address>')]).toEqual([2, true])
    for (const wrong of ['--area', '--extension'])
      expect((await run('http://127.0.0.1:1', wrong, 'nothing')).code).toBe(2)
  })
})
