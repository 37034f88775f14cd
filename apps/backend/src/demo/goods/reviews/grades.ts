export type Grade = 1 | 2 | 3 | 4 | 5

/** Shares of the grades from 5 to 1 whose mean is `tendency`. */
const sharesOf = (tendency: number): readonly [Grade, number][] => {
  const deficit = 5 - tendency
  return [
    [5, 1 - 0.71 * deficit],
    [4, 0.49 * deficit],
    [3, 0.11 * deficit],
    [2, 0.06 * deficit],
    [1, 0.05 * deficit],
  ]
}

/** The grade at a quantile of these shares. Evenly distributed quantiles give the mean also for few reviews. */
export function gradeAt(tendency: number, quantile: number): Grade {
  let below = 0
  for (const [grade, share] of sharesOf(tendency)) {
    below += share
    if (quantile < below) return grade
  }
  return 1
}
