/** Goods in files of the shop's own: models with everything that the shop knows of goods. */
export { goodsRows } from './goods-rows.ts'
export { importGoods, loadKnown } from './import-goods.ts'
export { type Known, type Place, readGoods, readStandards } from './read-goods.ts'
export { writeGoods } from './write-goods.ts'
