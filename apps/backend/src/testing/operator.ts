import { trackOrders } from '../checkout/tracking.ts'
import { readEnvironment } from '../environment.ts'
import { settlePayments } from '../jobs/payments.ts'
import { openServices } from '../open-services.ts'
import { type CommandResult, runCommand } from '../shop-cli/run-command.ts'

export interface Operator {
  /** Executes a command of `pnpm shop`, confirmed. */
  command(...argv: string[]): Promise<CommandResult>
  /** Asks the carrier about all parcels, as the job does. */
  track(): Promise<void>
  /** Runs the job of the payments, as if so many minutes had passed. */
  settle(minutes: number): Promise<void>
  close(): Promise<void>
}

/** An operator who works on the Postgres database of a shop that runs in other processes. */
export async function startOperator(variables: Readonly<Record<string, string>>): Promise<Operator> {
  const environment = readEnvironment(variables)
  if (environment.databaseUrl === null || environment.secret === null)
    throw new Error('DATABASE_URL and SECRET are required')
  const { services, close } = await openServices(environment)
  return {
    command: (...argv) => runCommand({ argv, isConfirmed: true, workingDirectory: '.' }, async () => services),
    async track() {
      await trackOrders(services)
    },
    settle: minutes => settlePayments({ ...services, clock: () => new Date(Date.now() + minutes * 60_000) }),
    close,
  }
}
