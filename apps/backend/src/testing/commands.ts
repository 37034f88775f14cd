import { expect } from 'vitest'
import { askRunningShop } from '../shop-cli/admin-socket.ts'
import { type CommandResult, exitCodes } from '../shop-cli/run-command.ts'
import type { Shop } from './shop.ts'

/** Sends a command of `pnpm shop` to a running shop. */
export async function sendCommand(
  { dataDir }: Shop,
  argv: readonly string[],
  isConfirmed = false,
): Promise<CommandResult> {
  const result = await askRunningShop(dataDir, { argv, isConfirmed, workingDirectory: dataDir })
  if (!result) throw new Error('The shop does not listen')
  return result
}

/** Commands of `pnpm shop` to the shop of a test. `first`: their first words. */
export const commandsTo = (shop: () => Shop, ...first: string[]) => ({
  send: (argv: readonly string[], isConfirmed = false) => sendCommand(shop(), [...first, ...argv], isConfirmed),
  /** A command that never asks; its output. */
  async done(...argv: string[]): Promise<string> {
    const result = await sendCommand(shop(), [...first, ...argv])
    expect(result, result.error).toMatchObject({ exitCode: exitCodes.done, error: '', question: null })
    return result.output
  },
  /** The lines of its error. */
  async refused(...argv: string[]): Promise<string[]> {
    const { exitCode, error } = await sendCommand(shop(), [...first, ...argv])
    expect(exitCode).toBe(exitCodes.refused)
    return error.trimEnd().split('\n')
  },
})
