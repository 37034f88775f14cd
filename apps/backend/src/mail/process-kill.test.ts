import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { killSenders } from '../testing/killed-senders.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { endAll } from '../testing/process.ts'
import { databases } from '../testing/shop.ts'

describe.each(databases)('a backend killed between a write and its mail, on %s', kind => {
  let folder: string
  let server: MailServer
  let variables: Record<string, string>
  beforeEach(async () => {
    server = await startMailServer()
    folder = mkdtempSync(join(tmpdir(), 'shop-killed-mail-'))
    variables = { DATA_DIR: folder }
    if (kind === 'PGlite') return cpSync(inject('seededFolder'), folder, { recursive: true })
    const pool = new Pool({ connectionString: `${inject('postgres')}/postgres`, max: 1 })
    const name = `killed_mail_${process.pid}`
    await pool.query(`create database ${name} template seeded`)
    await pool.end()
    variables.DATABASE_URL = `${inject('postgres')}/${name}`
    variables.SECRET = 'a secret of thirty-two characters and more: 0123456789'
  })
  afterEach(async () => {
    endAll()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('sends every mail that was acknowledged, under one Message-ID, and writes no address to its log', async () => {
    const { acknowledged, lost, doubled, output } = await killSenders(variables, server, 3)
    expect(acknowledged).toBe(9)
    expect(lost).toEqual([])
    expect(doubled).toEqual([])
    expect(output).toContain('mail sent')
    expect(output).not.toContain('example.com')
    expect(output).not.toContain('reader-')
  }, 180_000)
})
