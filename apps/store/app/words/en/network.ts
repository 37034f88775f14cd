import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'There is no internet connection. We will go on as soon as it is back.',
  unreachable: 'The shop is not responding right now.',
  retry: 'Try again',
}
