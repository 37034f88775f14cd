// The shop's command line: `pnpm shop --help`.
import { createInterface } from 'node:readline/promises'
import { readEnvironment } from './environment.ts'
import { openServices } from './open-services.ts'
import { askRunningShop } from './shop-cli/admin-socket.ts'
import { type CommandRequest, type CommandResult, exitCodes, runCommand } from './shop-cli/run-command.ts'
import { printable } from './values/printable.ts'

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
  // Without a port, links lead to where `npm start` serves the shop, not to a backend alone.
  const environment = readEnvironment({ ...process.env, PORT: process.env.PORT || '3000' })
  let opened: ReturnType<typeof openServices> | undefined
  const connect = async () => {
    opened ??= openServices(environment)
    return (await opened).services
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
    await (await opened)?.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(printable(`${error instanceof Error ? error.message : error}\n`))
  process.exitCode = exitCodes.unavailable
}
