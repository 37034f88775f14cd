import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'Нет соединения с интернетом. Продолжим, как только оно появится.',
  unreachable: 'Нет связи с магазином: возможно, пропал интернет. Продолжим, как только связь появится.',
  retry: 'Попробовать ещё раз',
}
