import { createReplay, type Exploration, shortestPaths } from './paths.ts'

export interface PathCoverage {
  /** Paths that were gone. */
  readonly paths: number
  /** Transitions the machine has. */
  readonly transitions: number
  /** Transitions that no path has taken. */
  readonly missed: readonly string[]
  /** Where the real actor went another way than the pure machine. */
  readonly deviations: readonly string[]
  /** All of it in a line. */
  readonly summary: string
}

/** Goes every way through a machine on the real actor: explorations with different beginnings cover it together. */
export async function testAllPaths(name: string, explorations: readonly Exploration[]): Promise<PathCoverage> {
  const missedBy: string[][] = []
  const deviations: string[] = []
  let transitions = 0
  let paths = 0
  for (const exploration of explorations) {
    const replay = createReplay(exploration)
    for (const path of shortestPaths(exploration)) {
      paths += 1
      const wrong = await replay.run(path)
      if (wrong !== null) deviations.push(`${path.map(({ event }) => event.type).join(' → ')}: ${wrong}`)
    }
    const coverage = replay.coverage()
    transitions = coverage.transitions
    missedBy.push(coverage.missed)
  }
  const [first = [], ...others] = missedBy
  const missed = first.filter(one => others.every(list => list.includes(one)))
  const taken = transitions - missed.length
  const share = ((100 * taken) / transitions).toFixed(1)
  const summary = `${name}: ${paths} paths, ${taken} of ${transitions} transitions, ${share} %`
  return { paths, transitions, missed, deviations, summary }
}
