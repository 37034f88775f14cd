import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authRegister } from '@shop/contract'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { killMailSenders, registrationOf } from '../testing/mail-sender-kills.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { endAll } from '../testing/process.ts'
import { type BackendProcess, databases, seededDatabase, startBackendProcess } from '../testing/shop.ts'

describe.each(databases)('a backend killed between a registration and its mail, on %s', kind => {
  let folder: string
  let server: MailServer
  let variables: Record<string, string>
  beforeEach(async () => {
    server = await startMailServer()
    folder = mkdtempSync(join(tmpdir(), 'shop-killed-mail-'))
    variables = { DATA_DIR: folder }
    if (kind === 'PGlite') return cpSync(inject('seededFolder'), folder, { recursive: true })
    variables.DATABASE_URL = await seededDatabase()
    variables.SECRET = 'a secret of thirty-two characters and more: 0123456789'
  })
  afterEach(async () => {
    endAll()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('sends every mail that was acknowledged, under one Message-ID, and writes no address to its log', async () => {
    const processes: BackendProcess[] = []
    async function start() {
      const running = await startBackendProcess({ LOG_LEVEL: 'info', ...variables, SMTP_URL: server.url })
      processes.push(running)
      const { ask, stop } = running
      return {
        register: async (email: string) => void (await ask(authRegister, registrationOf(email))),
        kill: () => stop('SIGKILL'),
      }
    }
    const { acknowledged, lost, doubled } = await killMailSenders(start, server, 3)
    const output = processes.map(running => running.output()).join('')
    expect(acknowledged).toBe(9)
    expect(lost).toEqual([])
    expect(doubled).toEqual([])
    expect(output).toContain('mail sent')
    expect(output).not.toContain('example.com')
    expect(output).not.toContain('customer-')
  })
})
