import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'Нет соединения с интернетом. Продолжим, как только оно появится.',
  unreachable: 'Магазин сейчас не отвечает.',
  retry: 'Попробовать ещё раз',
}
