import { join } from 'node:path'
import type { OpenDatabase } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import type { Environment } from './environment.ts'
import { createCarrier, createFiscalService, createPaymentProviders } from './open-adapters.ts'
import { createSecrets, loadOrCreateSecret } from './platform/secrets.ts'
import type { CommandServices } from './shop-cli/command.ts'
import { createLog } from './telemetry/log.ts'

/** What commands use of an open database, without a running shop. */
export function servicesOn(
  { db, longQuery }: Pick<OpenDatabase, 'db' | 'longQuery'>,
  environment: Environment,
): CommandServices {
  const { dataDir, secret, payment, fiscal, mail } = environment
  return {
    db,
    longQuery,
    originals: join(dataDir, 'pictures'),
    publicUrl: environment.publicUrl ?? '',
    mail,
    secrets: createSecrets(secret ?? loadOrCreateSecret(dataDir)),
    carrier: createCarrier(environment),
    clock: () => new Date(),
    // The answer of a command says what went wrong.
    log: createLog('silent'),
    paymentProviders: createPaymentProviders(payment),
    fiscalService: createFiscalService(fiscal, mail.shopUrl),
    // This process has no caches to expire; those of the shop read the changed versions from the database.
    dataVersions: { expire() {} },
  }
}

/** Opens the database directly, without a running shop. */
export async function openServices(
  environment: Environment,
): Promise<{ services: CommandServices; close: () => Promise<void> }> {
  const { databaseUrl, dataDir } = environment
  const opened = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  return { services: servicesOn(opened, environment), close: () => opened.close() }
}
