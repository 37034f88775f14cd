import { type Answers, success } from './fake-client.ts'

/** A newsletter in memory: the same answer for a new and a known address. */
export function createFakeNewsletter() {
  /** Subscribed addresses, each once. */
  const addresses: string[] = []
  const answers: Answers = {
    '/api/news/subscribe': ({ email }) => {
      if (!addresses.includes(email)) addresses.push(email)
      return success({})
    },
  }
  return { answers, addresses }
}

export type FakeNewsletter = ReturnType<typeof createFakeNewsletter>
