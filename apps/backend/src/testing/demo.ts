import { articleRows, articleTitles } from '../seed/demo-content.ts'
import { readGoods } from '../seed/demo-goods.ts'

/** The demo shop as its files say, for the tests of these files. */
export const demoNews = articleRows()
export const demoGoods = readGoods(articleTitles(demoNews))
