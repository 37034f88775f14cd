/** What is wrong with a file of content, for its author. */
export interface Problem {
  file: string
  line: number
  field: string
  message: string
}

export const problemText = ({ file, line, field, message }: Problem): string =>
  `${file}, line ${line}, ${field}: ${message}`

/** Problem at a place inside a file whose name the caller knows. */
export type PlacedProblem = Omit<Problem, 'file'>
