import type { Client } from '@shop/contract/client'
import { waitForServer } from '../errors/network-retry.ts'

/** The client of a form: without a network its call waits, with a notice, instead of failing. */
export const waitingForNetwork = (client: Client): Client => ({
  async call(path, body, options) {
    if (!navigator.onLine) await waitForServer(options?.signal).catch(() => undefined) // aborted: so is the call
    return client.call(path, body, options)
  },
})
