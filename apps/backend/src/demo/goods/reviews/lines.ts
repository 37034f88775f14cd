import type { Model } from '../goods.ts'
import { steady } from '../stock.ts'
import type { Condition, Line } from './voice.ts'

export type LinePicker = (believable: (line: Line) => boolean) => Line | undefined

/** Returns a function that draws each line once, in a deterministic order per key, skipping lines that do not match. */
export function createLinePicker(lines: readonly Line[], key: string): LinePicker {
  const left = shuffled(lines, key)
  return believable => {
    const at = left.findIndex(believable)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}

/** Shuffles deterministically by key. */
export function shuffled<Item>(items: readonly Item[], key: string): Item[] {
  return items
    .map((item, index) => ({ item, at: steady(`${key} ${index}`) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
/** Minimum number of months for which an article has been sold. */
export const ageOf = (line: Line): number => (typeof line === 'string' ? 0 : (line.after ?? 0))

/** Whether a model meets a condition. */
export function holds(model: Model, when: Condition | undefined): boolean {
  if (!when) return true
  const { in: places, ...values } = when
  const modelCategories = model.places.flatMap(({ category, subcategory }) => [category, subcategory])
  return (
    (!places || places.some(place => modelCategories.includes(place))) &&
    Object.entries(values).every(([id, wanted]) => wanted.some(value => model.attributes[id]?.includes(value)))
  )
}

export const applicableLines = (model: Model, lines: readonly Line[]): Line[] =>
  lines.filter(line => typeof line === 'string' || holds(model, line.when))
