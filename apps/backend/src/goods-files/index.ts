/** Goods in files of the shop's own: models with everything that the shop knows of goods. */
export {
  type DataFolder,
  inEach,
  openFolder,
  readStandards,
  reference,
  Translated,
  textIn,
  Words,
  WrongFiles,
} from './data-folder.ts'
export { goodsRows } from './goods-rows.ts'
export { importGoods, loadKnown } from './import-goods.ts'
export { type Known, type Place, readGoods } from './read-goods.ts'
export { writeGoods } from './write-goods.ts'
