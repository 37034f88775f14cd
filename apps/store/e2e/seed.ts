// Fills a new DATA_DIR with the demo data and copies its database: shop processes that a spec starts use that copy.
import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PLAIN_PICTURES } from '@shop/backend/testing/seeded-folder'
import { isFull } from './projects.ts'

const { DATA_DIR: dataDir = '', SEEDED_FOLDER: seeded } = process.env
if (seeded) cpSync(seeded, dataDir, { recursive: true })
else {
  const { seed } = await import('@shop/backend/testing/seeded')
  await seed({ dataDir })
}
cpSync(join(dataDir, 'database'), join(dataDir, 'seeded'), { recursive: true })
// Rendering pictures takes a third of the CPU time of the gate, whose tests look at none.
if (!isFull) renameSync(join(dataDir, PLAIN_PICTURES), join(dataDir, 'pictures'))
