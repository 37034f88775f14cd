import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSecrets, loadOrCreateSecret } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('generates a secret once per data folder, readable by its owner only', () => {
  const dataDir = join(folder, 'data')
  const made = loadOrCreateSecret(dataDir)
  expect(Buffer.from(made, 'base64url').length).toBeGreaterThanOrEqual(32)
  expect(loadOrCreateSecret(dataDir)).toBe(made)
  expect(loadOrCreateSecret(join(folder, 'another'))).not.toBe(made)
  expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
})

it('throws with the path of a file that contains no secret', () => {
  const path = join(folder, 'secret')
  writeFileSync(path, 'short\n')
  chmodSync(path, 0o600)
  expect(() => loadOrCreateSecret(folder)).toThrow(path)
  expect(readFileSync(path, 'utf8')).toBe('short\n')
})

it('derives different tokens for different purposes, subjects and secrets', () => {
  const secrets = createSecrets('a secret of the shop')
  const token = secrets.tokenFor('order', 'HT-1')
  expect(secrets.tokenFor('order', 'HT-1')).toBe(token)
  const others = [
    secrets.tokenFor('order', 'HT-2'),
    secrets.tokenFor('return', 'HT-1'),
    createSecrets('another secret').tokenFor('order', 'HT-1'),
    secrets.pseudonym('HT-1'),
    secrets.keyFor('order').toString('base64url'),
  ]
  expect(others).not.toContain(token)
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
})
