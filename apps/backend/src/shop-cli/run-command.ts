import { Command, CommanderError } from 'commander'
import { printable } from '../values/printable.ts'
import type { CommandRequest, CommandResult } from './arguments.ts'
import { bannerResource } from './banner-command.ts'
import { benefitResource } from './benefit-command.ts'
import { carrier } from './carrier-command.ts'
import { catalogue } from './catalogue-command.ts'
import { categoryResource } from './category-command.ts'
import { CommandError, type CommandServices, ConfirmationRequired } from './command.ts'
import { articleResources, pageResource } from './content-command.ts'
import { couponResource } from './coupon-command.ts'
import { customer } from './customer-command.ts'
import { price, stock } from './goods-commands.ts'
import { homeResource, pinResource } from './home-command.ts'
import { jobs } from './jobs-command.ts'
import { menuResource } from './menu-command.ts'
import { order } from './order-command.ts'
import { outbox } from './outbox-command.ts'
import { payment } from './payment-command.ts'
import { question } from './question-command.ts'
import { receipt } from './receipt-command.ts'
import { redirectResource } from './redirect-command.ts'
import type { Resource } from './resource.ts'
import { resourceCommands } from './resource-commands.ts'
import { returns } from './return-command.ts'
import { review } from './review-command.ts'
import { settings } from './settings-command.ts'
import { synonymResource } from './synonyms-command.ts'

export type { CommandRequest, CommandResult }

/** Exit codes. `usage`: invalid arguments, the code of commander and most programs. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unavailable: 3 } as const

const resources: readonly Resource[] = [
  ...[categoryResource, bannerResource, benefitResource, homeResource, pinResource, menuResource],
  ...[pageResource, ...articleResources, couponResource, synonymResource, redirectResource],
]

const areas = [
  ...[order, payment, receipt, returns, review, question, customer, stock, price, catalogue],
  ...resources.map(resourceCommands),
  ...[settings, carrier, outbox, jobs],
]

/** Executes one command. `connect` is called only when its arguments are valid. */
export async function runCommand(
  request: CommandRequest,
  connect: () => Promise<CommandServices>,
): Promise<CommandResult> {
  const written = { output: '', error: '' }
  const write = (stream: keyof typeof written) => (text: string) => {
    written[stream] += text
  }
  const result = (exitCode: number, question: string | null = null): CommandResult => ({
    exitCode,
    output: printable(written.output),
    error: printable(written.error),
    question: question === null ? null : printable(question),
  })
  const program = new Command('shop')
    .description(
      'Looks after orders, payments, receipts, returns, reviews, questions, customers, stock, prices, the catalogue, categories, banners, benefits, menus, pages, news, coupons, synonyms, redirects, settings, mails and jobs.',
    )
    .exitOverride()
    .configureOutput({ writeOut: write('output'), writeErr: write('error') })
    .showHelpAfterError('Run with --help to see how it is used.')
    .helpCommand(true)
  for (const add of areas) add(program, { ...request, connect, say: text => write('output')(`${text}\n`) })
  try {
    await program.parseAsync([...request.argv], { from: 'user' })
    return result(exitCodes.done)
  } catch (thrown) {
    if (thrown instanceof ConfirmationRequired) return result(exitCodes.refused, thrown.message)
    if (!(thrown instanceof CommandError || thrown instanceof CommanderError)) throw thrown
    if (thrown instanceof CommandError || (written.error === '' && thrown.exitCode !== 0))
      write('error')(`${thrown.message}\n`)
    if (thrown instanceof CommandError) return result(exitCodes.refused)
    return result(thrown.exitCode === 0 ? exitCodes.done : exitCodes.usage)
  }
}
