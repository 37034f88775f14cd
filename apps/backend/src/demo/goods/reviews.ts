import { authorOf } from '../data/reviews/authors.ts'
import { known } from '../data/reviews/known.ts'
import { amends, brief, notes, orders, thanks } from '../data/reviews/shop.ts'
import type { Model } from './goods.ts'
import { fitOf } from './reviews/fit.ts'
import { type Grade, gradeAt } from './reviews/grades.ts'
import { ageOf, applicableLines, createLinePicker, holds, type LinePicker, shuffled, textOf } from './reviews/lines.ts'
import type { DemoReview } from './reviews/review.ts'
import type { Line } from './reviews/voice.ts'
import { voiceOf } from './reviews/voices.ts'
import { steady } from './stock.ts'

const DAY = 86_400_000
const firstDay = Date.UTC(2025, 8, 21)
const lastDay = Date.UTC(2026, 10, 19)

/** Months (0 is January) in which goods of one season are reviewed. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  winter: [0, 1, 2, 8, 9, 10, 11],
  summer: [3, 4, 5, 6, 7, 8, 9],
}

function inSeason(model: Model, day: number): boolean {
  const [season, ...others] = model.attributes.season ?? []
  const months = season && others.length === 0 ? seasons[season] : undefined
  return !months || months.includes(new Date(day).getUTCMonth())
}

const monthsBetween = (from: number, to: number): number => (to - from) / (30.4 * DAY)

function dateOf(model: Model, key: string): number {
  const from = Math.max(firstDay, Date.parse(model.since) + 10 * DAY)
  const span = Math.max(1, Math.floor((lastDay - from) / DAY))
  for (let attempt = 0; attempt < 24; attempt += 1) {
    // The exponent makes recent dates more frequent.
    const day = from + Math.floor(span * steady(`${key} day ${attempt}`) ** 0.8) * DAY
    if (inSeason(model, day))
      return (
        day +
        (6 + Math.floor(steady(`${key} hour`) * 14)) * 3_600_000 +
        Math.floor(steady(`${key} minute`) * 60) * 60_000
      )
  }
  return lastDay + 9 * 3_600_000
}

/** The quoted part of a model's name: «Траверс». */
const ownName = (model: Model): string => /«([^»]+)»/.exec(model.name.uk)?.[1] ?? model.name.uk

type Kind = 'contexts' | 'praise' | 'remarks' | 'faults' | 'sizing' | 'orders'

/** The kinds of sentences of a review of a grade, in order. `length`: from 0, short, to 1, long. */
function planOf(grade: Grade, length: number): Kind[] {
  const from = (least: number, kind: Kind): Kind[] => (length > least ? [kind] : [])
  if (grade === 5)
    return [
      ...from(0.3, 'contexts'),
      'praise',
      ...from(0.3, 'praise'),
      ...from(0.72, 'praise'),
      ...from(0.5, 'sizing'),
      ...from(0.85, 'orders'),
    ]
  if (grade === 4)
    return [...from(0.3, 'contexts'), 'praise', ...from(0.72, 'praise'), 'remarks', ...from(0.6, 'sizing')]
  if (grade === 3) return [...from(0.3, 'contexts'), 'praise', 'remarks', ...from(0.72, 'faults')]
  return [...from(0.72, 'contexts'), 'faults', ...from(grade === 1 ? 0 : 0.3, 'remarks')]
}

const chance = (key: string, share: number): boolean => steady(key) < share

/** Number of reviews of a model: depends on its popularity, limited by its age and the number of sentences. */
const countOf = (model: Model, praise: number): number => {
  const days = (lastDay - Date.parse(model.since)) / DAY
  return Math.max(2, Math.min(Math.round(2 + model.popularity / 8), Math.floor(days / 3), praise))
}

/** Draws the sentences of one model, so that no sentence is repeated in its reviews. */
function sentencesOf(model: Model) {
  const voice = voiceOf(model)
  const key = model.slug
  const source = (kind: string, lines: readonly Line[]) =>
    createLinePicker(applicableLines(model, lines), `${key} ${kind}`)
  const sources: Record<Kind, LinePicker> = {
    contexts: source('contexts', voice.contexts),
    praise: source('praise', voice.praise),
    remarks: source('remarks', voice.remarks),
    faults: source('faults', voice.faults),
    sizing: source('sizing', voice.sizing),
    orders: source('orders', orders),
  }
  return {
    count: countOf(model, applicableLines(model, voice.praise).length),
    // The Russian reviews are in the masculine gender.
    russian: shuffled(
      voice.russian.filter(({ when }) => holds(model, when) && !model.attributes.fit?.includes('women')),
      `${key} russian`,
    ),
    brief: { 5: [...brief[5]], 4: [...brief[4]], 3: [...brief[3]], 2: [...brief[2]], 1: [...brief[1]] },
    advantages: source('advantages', voice.advantages),
    disadvantages: source('disadvantages', voice.disadvantages),
    amends: { uk: source('amends', amends.uk), ru: source('amends', amends.ru) },
    notes: { uk: source('notes', notes.uk), ru: source('notes', notes.ru) },
    thanks: { uk: source('thanks', thanks.uk), ru: source('thanks', thanks.ru) },
    /** Composes a review in Ukrainian, `months` after the model was added. */
    compose: (grade: Grade, length: number, months: number): string => {
      // At most one period per review: «за два місяці» and «пів року» would contradict each other.
      let hasPeriod = false
      let hasStatement = false
      const lines = planOf(grade, length).flatMap(kind => {
        const line = sources[kind](candidate => ageOf(candidate) === 0 || (!hasPeriod && ageOf(candidate) <= months))
        if (line !== undefined && ageOf(line) > 0) hasPeriod = true
        if (line !== undefined && kind !== 'contexts' && kind !== 'orders') hasStatement = true
        return line === undefined ? [] : [textOf(line)]
      })
      // A review needs a statement about the article itself.
      if (!hasStatement) return ''
      return lines.join(' ').replaceAll('{name}', ownName(model))
    },
  }
}

type Sentences = ReturnType<typeof sentencesOf>

function briefOf(sentences: Sentences, grade: Grade, key: string): string | undefined {
  const left = sentences.brief[grade]
  return left.splice(Math.floor(steady(key) * left.length), 1)[0]
}

function replyTo(sentences: Sentences, grade: Grade, language: 'uk' | 'ru', key: string): string | null {
  const [share, words] =
    grade <= 2
      ? [1, sentences.amends]
      : grade === 5
        ? [0.06, sentences.thanks]
        : [grade === 3 ? 0.55 : 0.15, sentences.notes]
  if (!chance(key, share)) return null
  const reply = words[language](() => true)
  return reply === undefined ? null : textOf(reply)
}

const phrase = (take: LinePicker): string | null => {
  const line = take(() => true)
  return line === undefined ? null : textOf(line)
}

/** `useCounts` counts the uses of each complete review by other models. */
function reviewsOf(model: Model, useCounts: Map<string, number>): DemoReview[] {
  const sentences = sentencesOf(model)
  const forWomen = model.attributes.fit?.includes('women') ?? false
  return Array.from({ length: sentences.count }, (_, index): DemoReview[] => {
    const key = `${model.slug} review ${index}`
    const grade = gradeAt(model.grade, (index + 0.1 + 0.8 * steady(`${key} quantile`)) / sentences.count)
    const date = dateOf(model, key)
    const russian = chance(`${key} language`, 0.13)
      ? sentences.russian.find(whole => whole.grade === grade && (useCounts.get(whole.text) ?? 0) < 2)
      : undefined
    if (russian) {
      sentences.russian.splice(sentences.russian.indexOf(russian), 1)
      useCounts.set(russian.text, (useCounts.get(russian.text) ?? 0) + 1)
    }
    const short = chance(`${key} brief`, 0.08) ? briefOf(sentences, grade, `${key} words`) : undefined
    const months = monthsBetween(Date.parse(model.since), date)
    const long = russian || short ? '' : sentences.compose(grade, steady(`${key} length`), months)
    const text = russian?.text ?? short ?? (long || briefOf(sentences, grade, `${key} words`))
    if (!text) return []
    const language = russian ? 'ru' : 'uk'
    return [
      {
        model: model.slug,
        grade,
        name: authorOf(language, forWomen ? 1 : 0.22, what => steady(`${key} ${what}`)),
        language,
        text,
        fit: fitOf(model, text, key),
        advantages: long && grade >= 3 && chance(`${key} plus`, 0.32) ? phrase(sentences.advantages) : null,
        disadvantages: long && grade <= 4 && chance(`${key} minus`, 0.35) ? phrase(sentences.disadvantages) : null,
        reply: replyTo(sentences, grade, language, `${key} reply`),
        date: new Date(date).toISOString(),
      },
    ]
  }).flat()
}

/** Deterministic reviews of these models, the oldest first. */
export function reviewsFor(goods: readonly Model[]): DemoReview[] {
  const useCounts = new Map<string, number>()
  const bySlug = new Map(goods.map(model => [model.slug, model]))
  return [
    ...goods.flatMap(model => reviewsOf(model, useCounts)),
    ...known.flatMap(review => {
      const model = bySlug.get(review.model)
      return model ? [{ ...review, fit: fitOf(model, review.text, `${review.model} known ${review.date}`) }] : []
    }),
  ].sort((one, other) => one.date.localeCompare(other.date))
}
