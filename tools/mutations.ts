// `pnpm mutations [part or file …]`: StrykerJS on the code that guards money, stock, sessions and privacy, one part after another. MINUTES=60 ends a part after that time; the next run continues it from the results in `reports/mutations`.
// Stryker rewrites the `tsconfigFile` with the programming interface that TypeScript 7 no longer has; nothing is compiled here, so it has none.
import { spawn } from 'node:child_process'
import { matchesGlob } from 'node:path'
import { asEnvironment, seedBoth } from '@shop/backend/testing/seeded'
import { type Part, parts } from './mutation-parts.ts'
import { root } from './source-files.ts'

const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY)

/** Runs Stryker on a part; returns whether its threshold was kept, as far as it came in its time. */
async function run(name: string, { mutated, tests }: Part, env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      `--mutate=${mutated.join()}`,
      `--testFiles=${tests.join()}`,
      `--incrementalFile=reports/mutations/${name}.json`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  )
  let isOver = false
  const timer = Number.isFinite(minutes)
    ? setTimeout(() => {
        isOver = true
        child.kill('SIGTERM') // upon which it stores its results
      }, minutes * 60_000)
    : undefined
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  clearTimeout(timer)
  if (isOver) console.log(`── ${name}: not done within ${minutes} min; the next run continues`)
  return isOver || status === 0
}

/** The parts with the named files only; a part that is named itself is whole. */
function wanted(args: readonly string[]): [name: string, part: Part][] {
  if (args.length === 0) return Object.entries(parts)
  return Object.entries(parts).flatMap<[string, Part]>(([name, part]) => {
    if (args.includes(name)) return [[name, part]]
    const mutated = args.filter(file => part.mutated.some(pattern => matchesGlob(file, pattern)))
    return mutated.length > 0 ? [[name, { ...part, mutated }]] : []
  })
}

const chosen = wanted(process.argv.slice(2))
if (chosen.length === 0) {
  console.error(`There is no such part or file. The parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const seeded = await seedBoth()
const failed: string[] = []
try {
  for (const [name, part] of chosen) {
    console.log(`── ${name}`)
    if (!(await run(name, part, asEnvironment(seeded)))) failed.push(name)
  }
} finally {
  await seeded.close()
}
console.log(
  failed.length === 0 ? 'Every part keeps its threshold.' : `Below the threshold or broken: ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
