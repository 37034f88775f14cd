/** Program that seeds a data folder, in a process of its own: other work is done meanwhile. */
import { seed } from './seeded.ts'

const [dataDir = ''] = process.argv.slice(2)
await seed({ dataDir })
