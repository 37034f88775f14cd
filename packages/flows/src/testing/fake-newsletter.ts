import { type Answers, success } from './fake-client.ts'

export interface FakeNewsletter {
  readonly answers: Answers
  /** Subscribed addresses, each once. */
  readonly addresses: readonly string[]
}

/** A newsletter in memory: the same answer for a new and a known address. */
export function createFakeNewsletter(): FakeNewsletter {
  const addresses: string[] = []
  return {
    addresses,
    answers: {
      '/api/news/subscribe': ({ email }) => {
        if (!addresses.includes(email)) addresses.push(email)
        return success({})
      },
    },
  }
}
