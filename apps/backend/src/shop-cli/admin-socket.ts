import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '../telemetry/log.ts'
import { CommandRequest, CommandResult } from './arguments.ts'
import type { CommandServices } from './command.ts'

/**
 * Only one process can open the embedded database, so the command line sends its commands to a running shop over a
 * Unix socket with access for the user of the shop only.
 */
const folderOf = (dataDir: string): string => join(dataDir, 'admin')

/** The path of a Unix socket is limited to 107 bytes; a relative path may be shorter than the absolute one. */
function socketPathOf(dataDir: string): string {
  const path = join(folderOf(dataDir), 'shop.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

interface AdminSocket {
  close(): Promise<void>
}

/** Listens for commands. If it fails, the shop runs without a socket, and the command line requires it to be stopped. */
export function openAdminSocket(dataDir: string, services: CommandServices, log: Log): AdminSocket {
  const path = socketPathOf(dataDir)
  const server = createServer(async (request, response) => {
    try {
      const body = CommandRequest.parse(JSON.parse(await text(request)))
      const { runCommand } = await import('./run-command.ts')
      const result = await runCommand(body, async () => services)
      log.info({ command: body.argv[0], exitCode: result.exitCode }, 'admin command')
      response.end(JSON.stringify(result))
    } catch (error) {
      log.error({ err: error }, 'admin command failed')
      response.writeHead(500).end()
    }
  })
  server.on('error', error => log.warn({ err: error }, 'the command line cannot reach this process'))
  // The mode of the folder denies access before `chmod`. The socket of a killed process still exists and is deleted.
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 })
  rmSync(path, { force: true })
  server.listen(path, () => chmodSync(path, 0o600))
  server.unref()
  return {
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends a command to a running shop; null when no process listens. */
export function askRunningShop(dataDir: string, command: CommandRequest): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    // Not one that an earlier command has left open, which the shop may be closing.
    const request = httpRequest({ socketPath: socketPathOf(dataDir), method: 'POST', agent: false }, response => {
      text(response).then(body => {
        if (response.statusCode !== 200)
          return reject(new Error('The shop could not execute the command; its log says why.'))
        resolve(CommandResult.parse(JSON.parse(body)))
      }, reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    )
    request.end(JSON.stringify(command))
  })
}
