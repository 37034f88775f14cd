import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'No internet connection. We’ll carry on as soon as it’s back.',
  unreachable: 'We can’t reach the shop. We’ll carry on as soon as it’s back.',
  retry: 'Try again',
}
