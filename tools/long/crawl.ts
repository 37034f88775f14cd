// A crawler reads the whole shop in three languages, as a guest and signed in.
import { randomBytes } from 'node:crypto'
import { crawlShop } from '../crawl/shop-crawl.ts'
import { signedInCookie } from '../crawl/signed-in-cookie.ts'
import { startShop } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import type { Part } from './part.ts'

export const crawlWhole: Part = expect =>
  withTemporaryFolder(async folder => {
    const shop = await startShop({ DATA_DIR: folder, SECRET: randomBytes(48).toString('base64') })
    try {
      const cookie = await signedInCookie(shop.address)
      const { pages, validated, faults } = await crawlShop(shop.address, cookie)
      for (const fault of faults.slice(0, 200)) console.error(fault)
      expect(
        'the whole shop has no fault',
        faults.length === 0 && pages > 1_000,
        `${pages} pages, ${faults.length} faults`,
      )
      expect('every template was validated, also signed in', validated > 60, `${validated} documents`)
    } finally {
      await shop.stop()
    }
  })
