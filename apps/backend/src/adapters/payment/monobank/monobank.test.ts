import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { CallbackResult } from '../../../payment/provider.ts'
import { startMonobank } from '../../../testing/simulators/monobank.ts'
import { monobank } from './index.ts'

it('fetches the changed key of the bank once, and not for every forged callback', async () => {
  const bank = await startMonobank()
  let clock = 0
  const provider = monobank({ url: bank.url, token: 'token of the shop', now: () => clock })
  const results: CallbackResult[] = []
  const shop = createServer(async (request, response) => {
    const headers = new Headers({ 'X-Sign': String(request.headers['x-sign']) })
    results.push(await provider.parseCallback(await buffer(request), headers))
    response.end()
  })
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  const address = shop.address()
  const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  const invoice = { invoiceId: 'p2', status: 'success', amount: 100, ccy: 980, reference: 'HT-1-1' }

  await bank.callback(url, invoice)
  await bank.callback(url, invoice)
  expect([results.map(({ ok }) => ok), bank.keyRequests()]).toEqual([[true, true], 1])
  bank.changeKey()
  await bank.callback(url, invoice)
  expect([results.at(-1), bank.keyRequests()]).toEqual([{ ok: false, code: 'forbidden' }, 1])
  clock = 61_000
  await bank.callback(url, invoice)
  expect([results.at(-1)?.ok, bank.keyRequests()]).toEqual([true, 2])
  shop.close()
  await bank.close()
})
