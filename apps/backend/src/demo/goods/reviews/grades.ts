export type Grade = 1 | 2 | 3 | 4 | 5

/** Shares of the grades from 5 down when the mean is to be `tendency`: each star lost costs more of the better ones. */
const sharesOf = (tendency: number): readonly [Grade, number][] => {
  const lost = 5 - tendency
  return [
    [5, 1 - 0.71 * lost],
    [4, 0.49 * lost],
    [3, 0.11 * lost],
    [2, 0.06 * lost],
    [1, 0.05 * lost],
  ]
}

/** Grades in the shares the tendency asks for: the i-th of n stands at its own quantile, so the mean holds for few too. */
export function gradeAt(tendency: number, quantile: number): Grade {
  let below = 0
  for (const [grade, share] of sharesOf(tendency)) {
    below += share
    if (quantile < below) return grade
  }
  return 1
}
