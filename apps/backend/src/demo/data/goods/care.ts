import type { Care } from '../../goods/goods.ts'
import { t } from '../../goods/wording.ts'

/** Care symbols of textile labels. */
export const care = {
  wash40: { id: 'wash-40', text: t('Прати за 40 °C', 'Стирать при 40 °C', 'Wash at 40 °C') },
  wash60: { id: 'wash-60', text: t('Прати за 60 °C', 'Стирать при 60 °C', 'Wash at 60 °C') },
  gentle30: {
    id: 'wash-30-gentle',
    text: t('Делікатне прання за 30 °C', 'Деликатная стирка при 30 °C', 'Gentle wash at 30 °C'),
  },
  wipe: {
    id: 'no-wash',
    text: t(
      'Не прати, лише протирати вологою тканиною',
      'Не стирать, только протирать влажной тканью',
      'Do not wash, only wipe with a damp cloth',
    ),
  },
  noBleach: { id: 'no-bleach', text: t('Не відбілювати', 'Не отбеливать', 'Do not bleach') },
  dryLow: {
    id: 'tumble-low',
    text: t('Сушити в машині за низької температури', 'Сушить в машине при низкой температуре', 'Tumble dry low'),
  },
  noTumble: { id: 'no-tumble', text: t('Не сушити в машині', 'Не сушить в машине', 'Do not tumble dry') },
  lineDry: { id: 'line-dry', text: t('Сушити на повітрі в тіні', 'Сушить на воздухе в тени', 'Line dry in the shade') },
  iron150: { id: 'iron-150', text: t('Прасувати до 150 °C', 'Гладить до 150 °C', 'Iron up to 150 °C') },
  iron110: {
    id: 'iron-110',
    text: t(
      'Прасувати до 110 °C, але не по стрічці',
      'Гладить до 110 °C, но не по ленте',
      'Iron up to 110 °C but not over the tape',
    ),
  },
  noIron: { id: 'no-iron', text: t('Не прасувати', 'Не гладить', 'Do not iron') },
  noDryClean: { id: 'no-dry-clean', text: t('Без хімчистки', 'Без химчистки', 'Do not dry-clean') },
} as const satisfies Record<string, Care>

/** Sets of symbols that several articles share. */
export const labels = {
  twill: [care.wash60, care.noBleach, care.dryLow, care.iron150],
  cotton: [care.wash60, care.noBleach, care.dryLow, care.iron150],
  stretch: [care.wash40, care.noBleach, care.noTumble, care.iron110],
  insulated: [care.gentle30, care.noBleach, care.dryLow, care.noIron, care.noDryClean],
  softshell: [care.gentle30, care.noBleach, care.noTumble, care.noIron, care.noDryClean],
  signal: [care.wash40, care.noBleach, care.noTumble, care.iron110, care.noDryClean],
  flame: [care.wash60, care.noBleach, care.lineDry, care.iron150],
  rain: [care.wipe, care.noBleach, care.lineDry, care.noIron, care.noDryClean],
  knit: [care.wash60, care.noBleach, care.dryLow, care.iron110],
  fleece: [care.wash40, care.noBleach, care.noTumble, care.noIron],
  glove: [care.wash40, care.noBleach, care.lineDry, care.noIron],
  leather: [care.wipe, care.noBleach, care.lineDry],
  gear: [care.wipe],
} as const satisfies Record<string, readonly Care[]>
