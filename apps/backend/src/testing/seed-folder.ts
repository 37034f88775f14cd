/** Program that seeds a data folder, in a process of its own: the Postgres server is seeded meanwhile. */
import { seed } from './seeded.ts'

const [dataDir = ''] = process.argv.slice(2)
await seed({ dataDir })
