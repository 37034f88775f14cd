import type { Model } from '../goods.ts'
import { steady } from '../stock.ts'
import type { Condition, Line } from './voice.ts'

export type Bag = (believable: (line: Line) => boolean) => Line | undefined

/** Takes each line of a list once, in an order of the key's own, passing over those that are not believable. */
export function bag(lines: readonly Line[], key: string): Bag {
  const left = shuffled(lines, key)
  return believable => {
    const at = left.findIndex(believable)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}

/** The same order for the same key. */
export function shuffled<Item>(items: readonly Item[], key: string): Item[] {
  return items
    .map((item, index) => ({ item, at: steady(`${key} ${index}`) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
/** Months an article must have been sold before this is said. */
export const ageOf = (line: Line): number => (typeof line === 'string' ? 0 : (line.after ?? 0))

/** Whether something said with a condition may be said of a model. */
export function holds(model: Model, when: Condition | undefined): boolean {
  if (!when) return true
  const { in: places, ...values } = when
  const standing = model.places.flatMap(({ category, subcategory }) => [category, subcategory])
  return (
    (!places || places.some(place => standing.includes(place))) &&
    Object.entries(values).every(([id, wanted]) => wanted.some(value => model.attributes[id]?.includes(value)))
  )
}

export const saidOf = (model: Model, lines: readonly Line[]): Line[] =>
  lines.filter(line => typeof line === 'string' || holds(model, line.when))
