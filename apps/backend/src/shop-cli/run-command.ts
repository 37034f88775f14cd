import { Command, CommanderError } from 'commander'
import type { CommandRequest, CommandResult, Wiring } from './arguments.ts'
import { addCatalogue } from './catalogue-area.ts'
import { CommandError, type CommandServices, ConfirmationRequired } from './command.ts'
import { addNews, addPages } from './content-area.ts'
import { addBanners, addBenefits, addCategories, addHome } from './entries-area.ts'
import { addCoupon, addPrice, addStock, addSynonymCommands } from './goods-area.ts'
import { addMenus } from './menu-area.ts'
import { addCarrier, addJobs, addOutbox, addSettings } from './operations-area.ts'
import { printable } from './printable.ts'
import { addQuestion } from './questions-area.ts'
import { addRedirectCommands } from './redirect-area.ts'
import { addReview } from './reviews-area.ts'
import { addCustomer, addOrder, addPayment, addReturn } from './sales-area.ts'

export type { CommandRequest, CommandResult }

/** Exit codes. `usage`: invalid arguments, the code of commander and most programs. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unavailable: 3 } as const

function createProgram(
  wiring: Wiring,
  write: { output: (text: string) => void; error: (text: string) => void },
): Command {
  const program = new Command('shop')
    .description(
      'Looks after orders, payments, returns, reviews, questions, customers, stock, prices, the catalogue, categories, banners, benefits, menus, pages, news, coupons, synonyms, redirects, settings, mails and jobs.',
    )
    .exitOverride()
    .configureOutput({ writeOut: write.output, writeErr: write.error })
    .showHelpAfterError('Run with --help to see how it is used.')
    .helpCommand(true)
  const areas = [
    addOrder,
    addPayment,
    addReturn,
    addReview,
    addQuestion,
    addCustomer,
    addStock,
    addPrice,
    addCatalogue,
    addCategories,
    addBanners,
    addBenefits,
    addHome,
    addMenus,
    addPages,
    addNews,
    addCoupon,
    addSynonymCommands,
    addRedirectCommands,
    addSettings,
    addCarrier,
    addOutbox,
    addJobs,
  ]
  for (const add of areas) add(program, wiring)
  return program
}

/** Executes one command. `connect` is called only when its arguments are valid. */
export async function runCommand(
  request: CommandRequest,
  connect: () => Promise<CommandServices>,
): Promise<CommandResult> {
  let output = ''
  let error = ''
  const result = (exitCode: number, question: string | null = null): CommandResult => ({
    exitCode,
    output: printable(output),
    error: printable(error),
    question: question === null ? null : printable(question),
  })
  const say = (text: string) => {
    output += `${text}\n`
  }
  const program = createProgram(
    { ...request, connect, say },
    {
      output: text => {
        output += text
      },
      error: text => {
        error += text
      },
    },
  )
  try {
    await program.parseAsync([...request.argv], { from: 'user' })
    return result(exitCodes.done)
  } catch (thrown) {
    if (thrown instanceof ConfirmationRequired) return result(exitCodes.refused, thrown.message)
    if (thrown instanceof CommandError) {
      error += `${thrown.message}\n`
      return result(exitCodes.refused)
    }
    if (!(thrown instanceof CommanderError)) throw thrown
    if (error === '' && thrown.exitCode !== 0) error += `${thrown.message}\n`
    return result(thrown.exitCode === 0 ? exitCodes.done : exitCodes.usage)
  }
}
