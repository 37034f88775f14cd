import { type OrderStatus, orderStatuses, type PaymentStatus, type ReturnStatus, RUNNING_OUT_MAX } from '@shop/contract'
import { type Locale, locales } from '@shop/contract/locales'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import { amountOf, dayOf, endOfDayOf, priceOf } from './amounts.ts'
import { refreshCarrier, showCarrier } from './carrier-command.ts'
import { CommandError, type CommandServices, ConfirmationRequired } from './command.ts'
import { createCoupons, endCoupon, listCoupons, type NewCoupon, showCoupon } from './coupon-command.ts'
import { deleteCustomer, endCustomerSessions, showCustomer } from './customer-command.ts'
import { listJobs } from './jobs-command.ts'
import { setOrderStatus, setOrderTracking, setPaymentStatus, showOrder } from './order-command.ts'
import { discardMails, listOutbox, type MailState, mailStates, retryMails, showMail } from './outbox-command.ts'
import { refundPayment, showPayments } from './payment-command.ts'
import { changePrice, showPrice } from './price-command.ts'
import { saveReturnPhotos, setReturnStatus, showReturn } from './return-command.ts'
import {
  listWaitingReviews,
  publishReviewPhotos,
  rejectReviewPhotos,
  replyToReview,
  saveReviewPhotos,
  showReview,
} from './review-command.ts'
import { changeSetting, showSettings } from './settings-command.ts'
import { changeStock, listLowStock, showStock } from './stock-command.ts'

/** Exit codes. `usage`: invalid arguments, the code of commander and most programs. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unavailable: 3 } as const

/** Result of a command. `question`: it was not executed and requires confirmation. */
export const CommandResult = z.object({
  exitCode: z.int(),
  output: z.string(),
  error: z.string(),
  question: z.string().nullable(),
})
export type CommandResult = z.infer<typeof CommandResult>

export interface CommandRequest {
  argv: readonly string[]
  isConfirmed: boolean
  /** Folder that relative paths are resolved against. */
  workingDirectory: string
}

const paymentStatuses = ['paid', 'refunded'] as const satisfies readonly PaymentStatus[]

const returnActions = {
  approve: 'approved',
  reject: 'rejected',
  receive: 'received',
  complete: 'completed',
} as const satisfies Record<string, ReturnStatus>

type ReturnAction = keyof typeof returnActions
const isReturnAction = (text: string): text is ReturnAction => Object.hasOwn(returnActions, text)

const isOneOf = <Text extends string>(texts: readonly Text[], text: string | undefined): text is Text =>
  texts.some(other => other === text)

function wholeNumber(text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

const between =
  (least: number, most: number) =>
  (text: string): number => {
    const number = wholeNumber(text)
    if (number < least || number > most) throw new InvalidArgumentError(`It must be ${least} to ${most}.`)
    return number
  }
const pieces = between(0, 1_000_000)
const percentage = between(1, 100)
const positive = between(1, 1_000_000)
const couponCount = between(1, 1_000)

/** The parser of an option must not return null. */
const oldPrice = (text: string): number | 'none' => (text === 'none' ? text : priceOf(text))

/** A code as shoppers enter it, in any case. */
function couponCode(text: string): string {
  const code = text.toUpperCase()
  if (!/^[\p{L}\d][\p{L}\d-]{2,62}[\p{L}\d]$/u.test(code))
    throw new InvalidArgumentError('It must have 4 to 64 letters, digits and hyphens.')
  return code
}

const toRequest = (text: string): string => text.toUpperCase()

interface Wiring extends CommandRequest {
  connect: () => Promise<CommandServices>
  say: (text: string) => void
}

function addOrder(program: Command, { connect, say, isConfirmed }: Wiring): void {
  program
    .command('order')
    .description('shows an order, or brings it to another status; the buyer gets a mail')
    .argument('<number>', 'number of the order', toRequest)
    .addArgument(new Argument('<action>').choices(['show', 'status', 'tracking', 'payment']))
    .argument(
      '[value]',
      `the new status: ${orderStatuses.join(', ')}; of a payment: ${paymentStatuses.join(', ')}; of tracking: the parcel's number`,
    )
    .option('--tracking <number>', 'with status shipped: number of the parcel at the carrier')
    .option('-y, --yes', 'does not ask')
    .action(
      async (
        number: string,
        action: string,
        value: string | undefined,
        { yes, tracking }: { yes?: true; tracking?: string },
        command,
      ) => {
        const confirmed = isConfirmed || yes === true
        if (action === 'show') return say(await showOrder(await connect(), number))
        if (action === 'status') {
          if (!isOneOf<OrderStatus>(orderStatuses, value))
            return command.error(`error: the status must be one of ${orderStatuses.join(', ')}`)
          if (tracking !== undefined && value !== 'shipped')
            return command.error('error: --tracking goes with the status shipped')
          return say(await setOrderStatus(await connect(), number, { to: value, isConfirmed: confirmed, tracking }))
        }
        if (action === 'tracking') {
          if (value === undefined) return command.error('error: say the number of the parcel')
          return say(await setOrderTracking(await connect(), number, value))
        }
        if (!isOneOf(paymentStatuses, value))
          return command.error(`error: the payment must be one of ${paymentStatuses.join(', ')}`)
        return say(await setPaymentStatus(await connect(), number, value, confirmed))
      },
    )
}

function addReturn(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  program
    .command('return')
    .description('shows a return request, saves its photos, or decides about it; the buyer gets a mail')
    .argument('<number>', 'number of the request', toRequest)
    .addArgument(new Argument('<action>').choices(['show', 'photos', ...Object.keys(returnActions)]))
    .argument('[folder]', 'where the photos are written', '.')
    .option('--restock', 'with receive: the pieces can be sold again')
    .option('-y, --yes', 'does not ask')
    .action(
      async (number: string, action: string, folder: string, { yes, restock }: { yes?: true; restock?: true }) => {
        const services = await connect()
        if (action === 'show') return say(await showReturn(services, number))
        if (!isReturnAction(action)) return say(await saveReturnPhotos(services, number, folder, workingDirectory))
        const change = {
          to: returnActions[action],
          isRestocked: restock === true,
          isConfirmed: isConfirmed || yes === true,
        }
        return say(await setReturnStatus(services, number, change))
      },
    )
}

function addReview(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  const review = program.command('review').description('decides about the photos of reviews, and replies to reviews')
  const id = (text: string): number => positive(text)
  review
    .command('list', { isDefault: true })
    .description('lists reviews whose photos wait for a decision')
    .action(async () => say(await listWaitingReviews(await connect())))
  review
    .command('show')
    .argument('<id>', 'id of the review', id)
    .action(async (number: number) => say(await showReview(await connect(), number)))
  review
    .command('photos')
    .description('saves the photos of a review')
    .argument('<id>', 'id of the review', id)
    .argument('[folder]', 'where they are written', '.')
    .action(async (number: number, folder: string) =>
      say(await saveReviewPhotos(await connect(), number, folder, workingDirectory)),
    )
  review
    .command('publish')
    .description('publishes the photos of a review')
    .argument('<id>', 'id of the review', id)
    .action(async (number: number) => say(await publishReviewPhotos(await connect(), number)))
  review
    .command('reject')
    .description('deletes the photos of a review; the review stays')
    .argument('<id>', 'id of the review', id)
    .option('-y, --yes', 'does not ask')
    .action(async (number: number, { yes }: { yes?: true }) =>
      say(await rejectReviewPhotos(await connect(), number, isConfirmed || yes === true)),
    )
  review
    .command('reply')
    .description('publishes the shop’s reply to a review')
    .argument('<id>', 'id of the review', id)
    .argument('<text>', 'the reply')
    .action(async (number: number, text: string) => say(await replyToReview(await connect(), number, text)))
}

function addCustomer(program: Command, { connect, say, isConfirmed }: Wiring): void {
  program
    .command('customer')
    .description('shows a customer, ends the sessions or deletes the account')
    .argument('<email>', 'e-mail address of the account')
    .addArgument(new Argument('<action>').choices(['show', 'sessions-end', 'delete']))
    .option('-y, --yes', 'does not ask')
    .action(async (email: string, action: string, { yes }: { yes?: true }) => {
      const services = await connect()
      if (action === 'show') return say(await showCustomer(services, email))
      if (action === 'sessions-end') return say(await endCustomerSessions(services, email))
      return say(await deleteCustomer(services, email, isConfirmed || yes === true))
    })
}

/** Parses `set N` and `SIZE set N`, or the same with `add`; null for other words. */
function parseStock(words: readonly string[]) {
  const [size, kind, count] = words.length === 3 ? words : [undefined, ...words]
  if ((kind !== 'set' && kind !== 'add') || count === undefined) return null
  return { size, change: { kind, count: wholeNumber(count) } } as const
}

function addStock(program: Command, { connect, say }: Wiring): void {
  program
    .command('stock')
    .description(
      'lists what is running out; shows the stock of a product, sets it or adds to it; who waits for the product gets a mail',
    )
    .argument('[code]', 'code of a product or of a size; without it: the sizes of which few are left')
    .argument('[change...]', '[size] set N, or [size] add N; N may be negative with add')
    .option('--most <pieces>', 'lists sizes with at most so many pieces', pieces, RUNNING_OUT_MAX)
    .allowUnknownOption() // the -3 of `add -3`
    .action(async (code: string | undefined, change: string[], { most }: { most: number }, command: Command) => {
      if (code === undefined) return say(await listLowStock(await connect(), most))
      if (change.length === 0) return say(await showStock(await connect(), code))
      const parsed = change.length <= 3 ? parseStock(change) : null
      if (!parsed) return command.error('error: say [size] set N or [size] add N')
      return say(await changeStock(await connect(), { code, size: parsed.size }, parsed.change))
    })
}

function addPrice(program: Command, { connect, say, isConfirmed }: Wiring): void {
  program
    .command('price')
    .description('shows the prices of a product, or sets that of all its sizes or of one; carts get a notice')
    .argument('<code>', 'code of a product or of a size')
    .argument('[change...]', '[size] PRICE, in hryvnias: 2490 or 2490.50')
    .option('--old <price>', 'price before the reduction, shown crossed out; none removes it', oldPrice)
    .option('-y, --yes', 'does not ask')
    .action(
      async (code: string, change: string[], { old, yes }: { old?: number | 'none'; yes?: true }, command: Command) => {
        const [size, price] = change.length === 2 ? change : [undefined, change[0]]
        if (change.length === 0 && old === undefined) return say(await showPrice(await connect(), code))
        if (price === undefined || change.length > 2) return command.error('error: say [size] PRICE')
        const wanted = { price: priceOf(price), old: old === 'none' ? null : old }
        return say(await changePrice(await connect(), { code, size }, wanted, isConfirmed || yes === true))
      },
    )
}

interface CouponOptions {
  percent?: number
  amount?: number
  freeDelivery?: true
  minimum: number
  from?: Date
  until?: Date
  uses?: number
  usesPerCustomer?: number
  category: readonly string[]
  count: number
}

/** Kind and value; null unless exactly one is given. */
function effectOf({ percent, amount, freeDelivery }: CouponOptions): Pick<NewCoupon, 'kind' | 'value'> | null {
  const effects: Pick<NewCoupon, 'kind' | 'value'>[] = [
    ...(percent === undefined ? [] : [{ kind: 'percent' as const, value: percent }]),
    ...(amount === undefined ? [] : [{ kind: 'amount' as const, value: amount }]),
    ...(freeDelivery ? [{ kind: 'delivery' as const, value: 0 }] : []),
  ]
  return effects.length === 1 ? (effects[0] ?? null) : null
}

function addCoupon(program: Command, { connect, say, isConfirmed }: Wiring): void {
  const coupon = program.command('coupon').description('creates, shows, lists and ends coupons')
  coupon
    .command('create')
    .description('creates a coupon and prints its code')
    .argument('[code]', 'code that shoppers enter; without it, one that cannot be guessed is generated', couponCode)
    .option('--percent <number>', 'deducts a percentage, 1 to 100', percentage)
    .option('--amount <hryvnias>', 'deducts an amount', priceOf)
    .option('--free-delivery', 'the shop pays the carrier')
    .option('--minimum <hryvnias>', 'smallest sum of what qualifies', amountOf, 0)
    .option('--from <day>', 'first day, in Kyiv: 2026-12-01', dayOf)
    .option('--until <day>', 'last day', endOfDayOf)
    .option('--uses <number>', 'number of orders in total', positive)
    .option('--uses-per-customer <number>', 'number of orders of one customer', positive)
    .option(
      '--category <slug>',
      'only for a category and its subcategories; may be repeated',
      (slug: string, known: readonly string[]) => [...known, slug],
      [],
    )
    .option('--count <number>', 'number of coupons, each with a generated code', couponCount, 1)
    .action(async (code: string | undefined, options: CouponOptions, command: Command) => {
      const effect = effectOf(options)
      if (!effect) return command.error('error: say one of --percent, --amount and --free-delivery')
      if (code !== undefined && options.count > 1)
        return command.error('error: several coupons need generated codes: leave the code out')
      const conditions: NewCoupon = {
        ...effect,
        minimum: options.minimum,
        starts_at: options.from ?? null,
        ends_at: options.until ?? null,
        uses: options.uses ?? null,
        uses_per_customer: options.usesPerCustomer ?? null,
        categories: options.category,
      }
      return say(await createCoupons(await connect(), code ?? null, options.count, conditions))
    })
  coupon
    .command('show')
    .description('shows the conditions of a coupon and its last orders')
    .argument('<code>', 'code of the coupon', toRequest)
    .action(async (code: string) => say(await showCoupon(await connect(), code)))
  coupon
    .command('list')
    .description('lists the coupons that can be redeemed')
    .option('--all', 'also those that have ended or are used up')
    .action(async ({ all }: { all?: true }) => say(await listCoupons(await connect(), all === true)))
  coupon
    .command('end')
    .description('ends a coupon at once; orders keep their discount')
    .argument('<code>', 'code of the coupon', toRequest)
    .option('-y, --yes', 'does not ask')
    .action(async (code: string, { yes }: { yes?: true }) =>
      say(await endCoupon(await connect(), code, isConfirmed || yes === true)),
    )
}

function addSettings(program: Command, { connect, say, isConfirmed }: Wiring): void {
  program
    .command('settings')
    .description('shows the settings of the shop, or changes one; pages show it within a second')
    .argument('[key]', 'name of a setting, or a path in it: contacts.0.email')
    .argument('[value]', 'the new value; lists and objects as JSON')
    .addOption(new Option('--lang <language>', 'of a text that differs by language').choices(locales))
    .option('-y, --yes', 'does not ask')
    .action(
      async (key: string | undefined, value: string | undefined, { lang, yes }: { lang?: Locale; yes?: true }) => {
        if (key === undefined || value === undefined) return say(await showSettings(await connect(), key))
        return say(await changeSetting(await connect(), { key, value, lang }, isConfirmed || yes === true))
      },
    )
}

function addPayment(program: Command, { connect, say, isConfirmed }: Wiring): void {
  const payment = program.command('payment').description('shows the online payments of an order, or returns the money')
  payment
    .command('show')
    .description('lists the attempts to pay an order, and what was returned')
    .argument('<number>', 'number of the order', toRequest)
    .action(async (number: string) => say(await showPayments(await connect(), number)))
  payment
    .command('refund')
    .description('returns the money of an order, or a part of it, by its provider; the buyer gets a mail')
    .argument('<number>', 'number of the order', toRequest)
    .argument('[amount]', 'hryvnias; without it all that is left', priceOf)
    .option('-y, --yes', 'does not ask')
    .action(async (number: string, amount: number | undefined, { yes }: { yes?: true }) =>
      say(await refundPayment(await connect(), number, amount, isConfirmed || yes === true)),
    )
}

const isMailState = (text: string): text is MailState => isOneOf<MailState>(mailStates, text)

/** The id of a mail, or all. */
const mailId = (text: string): number | 'all' => (text === 'all' ? text : wholeNumber(text))

function addOutbox(program: Command, { connect, say, isConfirmed }: Wiring): void {
  const outbox = program.command('outbox').description('lists mails, shows one, has mails sent again or discards them')
  outbox
    .command('list', { isDefault: true })
    .description('lists what waits and what was given up, or what is in another state')
    .addOption(new Option('--state <state>', 'only mails in this state').choices(mailStates))
    .option('--json', 'prints JSON')
    .action(async ({ state, json }: { state?: string; json?: true }) => {
      const states: readonly MailState[] = state !== undefined && isMailState(state) ? [state] : ['failed', 'waiting']
      say(await listOutbox(await connect(), states, json === true))
    })
  outbox
    .command('show')
    .description('shows a mail without its text')
    .argument('<id>', 'id of a mail', wholeNumber)
    .option('--json', 'prints JSON')
    .action(async (id: number, { json }: { json?: true }) => say(await showMail(await connect(), id, json === true)))
  outbox
    .command('retry')
    .description('has one mail, or all that were given up, sent again at once')
    .argument('<which>', 'id of a mail, or all', mailId)
    .action(async (which: number | 'all') => say(await retryMails(await connect(), which)))
  outbox
    .command('discard')
    .description('discards one mail that was not sent, or all that were given up')
    .argument('<which>', 'id of a mail, or all', mailId)
    .option('-y, --yes', 'does not ask')
    .action(async (which: number | 'all', { yes }: { yes?: true }) =>
      say(await discardMails(await connect(), which, isConfirmed || yes === true)),
    )
}

function addJobs(program: Command, { connect, say }: Wiring): void {
  program
    .command('jobs')
    .description('lists the scheduled jobs and their last runs')
    .option('--json', 'prints JSON')
    .action(async ({ json }: { json?: true }) => say(await listJobs(await connect(), json === true)))
}

function addCarrier(program: Command, { connect, say }: Wiring): void {
  const carrier = program.command('carrier').description('looks after the directory of branches and lockers')
  carrier
    .command('show')
    .description('tells how much the directory has, since when, and which parcels need attention')
    .action(async () => say(await showCarrier(await connect())))
  carrier
    .command('refresh')
    .description('reads the directory from the carrier and tells what has changed')
    .action(async () => say(await refreshCarrier(await connect())))
}

function createProgram(
  wiring: Wiring,
  write: { output: (text: string) => void; error: (text: string) => void },
): Command {
  const program = new Command('shop')
    .description('Looks after orders, payments, returns, customers, stock, prices, coupons, settings, mails and jobs.')
    .exitOverride()
    .configureOutput({ writeOut: write.output, writeErr: write.error })
    .showHelpAfterError('Run with --help to see how it is used.')
    .helpCommand(true)
  const areas = [
    addOrder,
    addPayment,
    addReturn,
    addReview,
    addCustomer,
    addStock,
    addPrice,
    addCoupon,
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
    output,
    error,
    question,
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
