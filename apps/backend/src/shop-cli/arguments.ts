import { type Locale, locales } from '@shop/contract/locales'
import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import type { FeedFormat } from '../catalogue-feed/import-feed.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
import { priceOf } from './amounts.ts'
import { type CommandContext, type CommandServices, ConfirmationRequired } from './command.ts'

export const CommandRequest = z.strictObject({
  argv: z.array(z.string().max(20_000)).max(60).readonly(),
  isConfirmed: z.boolean(),
  /** Folder that relative paths are resolved against. */
  workingDirectory: z.string(),
})
export type CommandRequest = z.infer<typeof CommandRequest>

/** Result of a command. `question`: it was not executed and requires confirmation. */
export const CommandResult = z.object({
  exitCode: z.int(),
  output: z.string(),
  error: z.string(),
  question: z.string().nullable(),
})
export type CommandResult = z.infer<typeof CommandResult>

export function wholeNumber(text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of at most nine digits.')
  return Number(text)
}

const between =
  (least: number, most: number) =>
  (text: string): number => {
    const number = wholeNumber(text)
    if (number < least || number > most) throw new InvalidArgumentError(`It must be ${least} to ${most}.`)
    return number
  }

export const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice => {
    const choice = choices.find(one => one === text)
    if (choice === undefined) throw new InvalidArgumentError(`It must be one of ${choices.join(', ')}.`)
    return choice
  }

type Kind = readonly [parse: (text: string) => unknown, about: string]

const asTyped = (text: string): string => text
const inCapitals = (text: string): string => text.toUpperCase()

/**
 * How arguments and options are read, and what the help says of them, by their names; others are taken as they are typed, and their
 * names say what they are. The parser of an option must not return null.
 */
const kinds = {
  change: [asTyped, '[size] and what is set'],
  code: [asTyped, 'code of a product or of a size'],
  count: [between(1, 1_000), 'a number'],
  fields: [asTyped, 'field=value, or field.uk=value of a text'],
  format: [oneOf<FeedFormat>(['yml', 'csv']), 'yml or csv'],
  id: [between(1, 1_000_000), 'its number in the list'],
  lang: [oneOf<Locale>(locales), locales.join(', ')],
  mail: [wholeNumber, 'id of a mail'],
  name: [asTyped, 'as the list has it'],
  number: [inCapitals, 'number of the order or of the return request'],
  old: [(text: string): number | 'none' => (text === 'none' ? text : priceOf(text)), 'a price in hryvnias, or none'],
  units: [between(0, catalogueLimits.stock), 'number of units'],
  position: [asTyped, 'place in the list, from 1'],
  price: [priceOf, 'an amount in hryvnias: 2490 or 2490.50'],
  problems: [between(1, 10_000), 'number of problems'],
  which: [
    (text: string): number | 'all' => (text === 'all' ? text : wholeNumber(text)),
    'id of a mail or a receipt, or all',
  ],
} as const satisfies Record<string, Kind>
type Kinds = typeof kinds

type Value<Name> = Name extends keyof Kinds ? ReturnType<Kinds[Name][0]> : string
type Argument<Word> = Word extends `<${infer Name}...>` | `[${infer Name}...]`
  ? [Value<Name>[]]
  : Word extends `<${infer Name}>`
    ? [Value<Name>]
    : Word extends `[${infer Name}]`
      ? [Value<Name> | undefined]
      : []
type Arguments<Usage> = Usage extends `${infer Word} ${infer Rest}`
  ? [...Argument<Word>, ...Arguments<Rest>]
  : Argument<Usage>

type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name & string
type OptionName<Flag> = Flag extends `--${infer Name} <${string}>`
  ? Camel<Name>
  : Flag extends `--${infer Name}`
    ? Camel<Name>
    : never
type OptionValue<Flag> = Flag extends `${string} <${infer Kind}>` ? Value<Kind> : boolean
/** Values of options by their names; `--hide-missing` is `hideMissing`. */
export type Options<Flags> = { readonly [Flag in keyof Flags as OptionName<Flag>]?: OptionValue<Flag> }

/** What commands are connected to. */
interface Wiring extends CommandRequest {
  connect: () => Promise<CommandServices>
  say: (text: string) => void
}

/** Adds a command to its parent. */
export type AddCommand = (parent: Command, wiring: Wiring) => void

const kindOf = (word: string): Kind => {
  const all: Readonly<Record<string, Kind>> = kinds
  return all[word.replace(/\W/g, '')] ?? [asTyped, '']
}

/**
 * A command from its usage: `answer <id> <text>`. Arguments and options (`--most <units>`) are read as the kinds that their names say
 * before the database is opened. The first without an argument that is needed is executed when an area is given alone.
 */
export const command =
  <const Usage extends string, const Flags extends Readonly<Record<string, string>>>(
    usage: Usage,
    about: string,
    run: (context: CommandContext, ...given: [...Arguments<Usage>, Options<Flags>]) => Promise<string> | string,
    flags?: Flags,
  ): AddCommand =>
  (parent, { connect, say, isConfirmed, workingDirectory }) => {
    const [name = '', ...words] = usage.split(' ')
    const isDefault = parent.parent !== null && parent.commands.length === 0 && !usage.includes('<')
    const own = parent.command(name, { isDefault }).description(about)
    for (const word of words) {
      const [parse, of] = kindOf(word)
      if (word.includes('...')) own.argument(word, of)
      else own.argument(word, of, parse)
    }
    for (const [flag, text] of Object.entries(flags ?? {})) {
      const [, name] = flag.split(' ')
      const [parse, of] = kindOf(name ?? '')
      if (name === undefined) own.option(flag, text)
      else own.option(flag, of === '' ? text : `${text} (${of})`, parse)
    }
    own.option('-y, --yes', 'does not ask')
    own.action(async (...given: [...Arguments<Usage>, Options<Flags>]) => {
      const services = await connect()
      const context: CommandContext = {
        ...services,
        workingDirectory,
        confirm(question) {
          if (!isConfirmed && own.opts().yes !== true) throw new ConfirmationRequired(question)
        },
      }
      try {
        say(await run(context, ...given))
      } finally {
        services.dataVersions.expire()
      }
    })
  }

/** Commands that begin with the same word. */
export const area =
  (name: string, about: string, commands: readonly AddCommand[], help?: string): AddCommand =>
  (parent, wiring) => {
    const own = parent.command(name).description(about)
    if (help !== undefined) own.addHelpText('after', `\n${help}`)
    for (const add of commands) add(own, wiring)
  }
