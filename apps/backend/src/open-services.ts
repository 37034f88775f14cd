import { join } from 'node:path'
import { openDatabase } from './db/open.ts'
import type { Environment } from './environment.ts'
import { createCarrier, createFiscalService, createPaymentProviders } from './open-adapters.ts'
import { createSecrets, loadOrCreateSecret } from './platform/secrets.ts'
import type { CommandServices } from './shop-cli/command.ts'
import { createLog } from './telemetry/log.ts'

/** Opens the database directly, without a running shop. */
export async function openServices(
  environment: Environment,
): Promise<{ services: CommandServices; close: () => Promise<void> }> {
  const { databaseUrl, dataDir, secret, payment, fiscal, mail } = environment
  const { db, longQuery, close } = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  const services = {
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
  return { services, close }
}
