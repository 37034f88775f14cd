import type { Choice } from '../../goods/goods.ts'
import { same, t } from '../../goods/wording.ts'

/** The own brand of the shop and other brands. */
export const brands = {
  hart: { id: 'hart', name: t('ГАРТ', 'ГАРТ', 'HART') },
  rukotvir: { id: 'rukotvir', name: t('Рукотвір', 'Рукотвир', 'Rukotvir') },
  stalmark: { id: 'stalmark', name: same('Stålmark') },
  northrail: { id: 'northrail', name: same('Northrail') },
} as const satisfies Record<string, Choice>
