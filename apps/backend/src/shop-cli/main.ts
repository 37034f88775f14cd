// The shop's command line: `pnpm shop --help`.
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { createPaymentProviders } from '../adapters/payment/index.ts'
import { createCarrier } from '../backend.ts'
import { openDatabase } from '../db/open.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { createLog } from '../log.ts'
import { createSecrets, loadOrCreateSecret } from '../secrets.ts'
import { askRunningShop } from './admin-socket.ts'
import type { CommandServices } from './command.ts'
import { printable } from './printable.ts'
import { type CommandRequest, type CommandResult, exitCodes, runCommand } from './run-command.ts'

interface Opened {
  services: CommandServices
  close: () => Promise<void>
}

/** Opens the database directly, without a running shop. */
async function open(environment: Environment): Promise<Opened> {
  const { databaseUrl, dataDir, secret, payment } = environment
  const { db, longQuery, close } = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  const secrets = createSecrets(secret ?? loadOrCreateSecret(dataDir))
  // This process has no caches to expire; those of the shop read the changed versions from the database.
  const services = {
    db,
    longQuery,
    originals: join(dataDir, 'pictures'),
    publicUrl: environment.publicUrl ?? '',
    secrets,
    carrier: createCarrier(environment),
    clock: () => new Date(),
    // The answer of a command says what went wrong.
    log: createLog('silent'),
    paymentProviders: createPaymentProviders(payment),
    dataVersions: { expire() {} },
  }
  return { services, close }
}

/** Asks the operator; false without a terminal. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stderr.write(`${question}\nRun it again with --yes to confirm.\n`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} Go on? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function main(argv: readonly string[]): Promise<number> {
  const environment = readEnvironment(process.env)
  const opened: Opened[] = []
  const connect = async () => {
    const database = opened[0] ?? (await open(environment))
    if (opened.length === 0) opened.push(database)
    return database.services
  }
  const execute = async (isConfirmed: boolean): Promise<CommandResult> => {
    const command: CommandRequest = { argv, isConfirmed, workingDirectory: process.cwd() }
    const answer = environment.databaseUrl === null ? await askRunningShop(environment.dataDir, command) : null
    return answer ?? runCommand(command, connect)
  }
  try {
    let result = await execute(false)
    if (result.question !== null && (await confirm(result.question))) result = await execute(true)
    process.stdout.write(result.output)
    process.stderr.write(result.error)
    return result.exitCode
  } finally {
    for (const database of opened) await database.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(printable(`${error instanceof Error ? error.message : error}\n`))
  process.exitCode = exitCodes.unavailable
}
