import { expect, it } from 'vitest'
import { QueueFull } from '../platform/queue.ts'
import { createPasswords } from './passwords.ts'

it('leave room in their queue for other addresses', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 8, waitingPerAddress: 2 })
  const hash = (address: string) => passwords.hash('correct horse', address).then(() => 'hashed')
  const answers = await Promise.allSettled([...Array.from({ length: 5 }, () => hash('greedy')), hash('another')])
  const isHashed = answers.map(answer => (answer.status === 'rejected' ? answer.reason instanceof QueueFull : 'hashed'))
  expect(isHashed).toEqual(['hashed', 'hashed', 'hashed', true, true, 'hashed'])
})
