// `pnpm dev`: the shop with pages reloaded as they are written, and a local simulator of every outside system that has no key.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startCheckbox } from '@shop/backend/testing/simulators/checkbox'
import { startLiqPay } from '@shop/backend/testing/simulators/liqpay'
import { startMonobank } from '@shop/backend/testing/simulators/monobank'
import { startMonobankParts } from '@shop/backend/testing/simulators/monobank-parts'
import { startNovaPoshta } from '@shop/backend/testing/simulators/nova-poshta'
import { startPrivatBankParts } from '@shop/backend/testing/simulators/privatbank-parts'

/** Fixed, so that open payment pages survive a restart of the shop. */
const ports = {
  liqpay: 3101,
  monobank: 3102,
  novaPoshta: 3103,
  checkbox: 3104,
  privatBankParts: 3105,
  monobankParts: 3106,
}

const { env } = process
const port = env.PORT || '3000'
const simulators = [
  ...(env.LIQPAY_PUBLIC_KEY ? [] : [await startLiqPay({ port: ports.liqpay })]),
  ...(env.MONOBANK_TOKEN ? [] : [await startMonobank({ port: ports.monobank })]),
  ...(env.PRIVATBANK_PARTS_STORE ? [] : [await startPrivatBankParts({ port: ports.privatBankParts })]),
  ...(env.MONOBANK_PARTS_STORE ? [] : [await startMonobankParts({ port: ports.monobankParts })]),
  ...(env.CHECKBOX_LICENSE_KEY ? [] : [await startCheckbox({ port: ports.checkbox })]),
  ...(env.NOVA_POSHTA_KEY ? [] : [await startNovaPoshta({ port: ports.novaPoshta })]),
]
for (const { url, variables } of simulators) console.log(`Simulator at ${url}: ${Object.keys(variables).join(', ')}`)

const shop = spawn(process.execPath, ['server.ts'], {
  cwd: fileURLToPath(new URL('../apps/store', import.meta.url)),
  stdio: 'inherit',
  env: {
    PUBLIC_URL: `http://localhost:${port}`, // callbacks come to it
    SECRET: 'of development only: 0123456789 abcdefghij',
    DEMO: 'on',
    ...Object.assign({}, ...simulators.map(({ variables }) => variables)),
    ...env,
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
shop.on('exit', code => process.exit(code ?? 0))
