import { type OrderStatus, orderStatuses, type PaymentStatus, type ReturnStatus } from '@shop/contract'
import { Argument, type Command } from 'commander'
import { priceOf } from './amounts.ts'
import { isOneOf, toRequest, type Wiring } from './arguments.ts'
import { deleteCustomer, endCustomerSessions, showCustomer } from './customer-command.ts'
import { setOrderStatus, setOrderTracking, setPaymentStatus, showOrder } from './order-command.ts'
import { refundPayment, showPayments } from './payment-command.ts'
import { saveReturnPhotos, setReturnStatus, showReturn } from './return-command.ts'

const paymentStatuses = ['paid', 'refunded'] as const satisfies readonly PaymentStatus[]

const returnActions = {
  approve: 'approved',
  reject: 'rejected',
  receive: 'received',
  complete: 'completed',
} as const satisfies Record<string, ReturnStatus>

type ReturnAction = keyof typeof returnActions
const isReturnAction = (text: string): text is ReturnAction => Object.hasOwn(returnActions, text)

export function addOrder(program: Command, { connect, say, isConfirmed }: Wiring): void {
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

export function addPayment(program: Command, { connect, say, isConfirmed }: Wiring): void {
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

export function addReturn(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
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

export function addCustomer(program: Command, { connect, say, isConfirmed }: Wiring): void {
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
