import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'Нет соединения с интернетом. Продолжим, как только оно появится.',
  unreachable: 'Нет связи с магазином. Продолжим, как только она появится.',
  retry: 'Попробовать ещё раз',
}
