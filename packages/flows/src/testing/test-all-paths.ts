import { createReplay, type Exploration, shortestPaths } from './paths.ts'

export interface PathCoverage {
  /** Number of replayed paths. */
  readonly paths: number
  /** Number of transitions of the machine. */
  readonly transitions: number
  /** Transitions that no path has covered. */
  readonly missed: readonly string[]
  /** Paths on which the actor deviates from the pure machine. */
  readonly deviations: readonly string[]
  /** The coverage in one line. */
  readonly summary: string
}

/** Replays every path of a machine on the real actor. Several explorations, e.g. with different inputs, add up. */
export async function testAllPaths(name: string, explorations: readonly Exploration[]): Promise<PathCoverage> {
  const missedByExploration: string[][] = []
  const deviations: string[] = []
  let transitions = 0
  let paths = 0
  for (const exploration of explorations) {
    const replay = createReplay(exploration)
    for (const path of shortestPaths(exploration)) {
      paths += 1
      const deviation = await replay.run(path)
      if (deviation !== null) deviations.push(`${path.map(({ event }) => event.type).join(' → ')}: ${deviation}`)
    }
    const coverage = replay.coverage()
    transitions = coverage.transitions
    missedByExploration.push(coverage.missed)
  }
  const [first = [], ...others] = missedByExploration
  const missed = first.filter(one => others.every(list => list.includes(one)))
  const covered = transitions - missed.length
  const share = ((100 * covered) / transitions).toFixed(1)
  const summary = `${name}: ${paths} paths, ${covered} of ${transitions} transitions, ${share} %`
  return { paths, transitions, missed, deviations, summary }
}
