import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import type { CommandServices } from './command.ts'

export interface CommandRequest {
  argv: readonly string[]
  isConfirmed: boolean
  /** Folder that relative paths are resolved against. */
  workingDirectory: string
}

/** Result of a command. `question`: it was not executed and requires confirmation. */
export const CommandResult = z.object({
  exitCode: z.int(),
  output: z.string(),
  error: z.string(),
  question: z.string().nullable(),
})
export type CommandResult = z.infer<typeof CommandResult>

/** What the commands of an area need. */
export interface Wiring extends CommandRequest {
  connect: () => Promise<CommandServices>
  say: (text: string) => void
}

export const isOneOf = <Text extends string>(texts: readonly Text[], text: string | undefined): text is Text =>
  texts.some(other => other === text)

export function wholeNumber(text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

export const between =
  (least: number, most: number) =>
  (text: string): number => {
    const number = wholeNumber(text)
    if (number < least || number > most) throw new InvalidArgumentError(`It must be ${least} to ${most}.`)
    return number
  }

/** An id or a number of uses. */
export const positive = between(1, 1_000_000)

export const toRequest = (text: string): string => text.toUpperCase()
