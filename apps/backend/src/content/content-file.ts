import { basename } from 'node:path'
import { defaultLocale, type Locale, locales } from '@shop/contract/locales'
import type { Picture } from '../db/schema/index.ts'
import { demoNameOf } from '../pictures/index.ts'
import { momentInKyiv } from '../values/kyiv-time.ts'
import { bodyOfMarkdown } from './body-of-markdown.ts'
import type { ContentKind, Entry } from './entry.ts'
import { parseFrontMatter, printFrontMatter } from './front-matter.ts'
import { hasQuestions, markdownOfBody } from './markdown-of-body.ts'
import type { PlacedProblem } from './problem.ts'

interface FieldRule {
  max: number
  isRequired?: true
  /** Stands in the file of the default language only. */
  isShared?: true
}

/** Fields of a header, in their order. */
export const fieldRules: Readonly<Record<ContentKind, Readonly<Record<string, FieldRule>>>> = {
  page: {
    title: { max: 120, isRequired: true },
    description: { max: 300, isRequired: true },
    meta_title: { max: 120 },
    layout: { max: 10 },
    picture: { max: 2_000, isShared: true },
  },
  news: {
    title: { max: 160, isRequired: true },
    lead: { max: 500, isRequired: true },
    description: { max: 300 },
    meta_title: { max: 120 },
    date: { max: 16, isRequired: true, isShared: true },
    picture: { max: 2_000, isShared: true },
  },
}

/** A checked file: the texts of an entry in one language. */
export interface ContentFile {
  file: string
  slug: string
  lang: Locale
  title: string
  lead: string
  description: string
  meta_title: string
  body: string
  /** Null: not stated. */
  date: Date | null
  picture: { value: string; line: number } | null
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_SLUG = 160
const MAX_BODY = 100_000

/** Slug and language of a file name such as `delivery.uk.md`; null: it is named otherwise. */
export function parseFileName(file: string): { slug: string; lang: Locale } | null {
  const [, slug = '', ending = ''] = /^(.+)\.(\w+)\.md$/.exec(basename(file)) ?? []
  const lang = locales.find(one => one === ending)
  return lang && SLUG.test(slug) && slug.length <= MAX_SLUG ? { slug, lang } : null
}

export const fileName = (slug: string, lang: Locale): string => `${slug}.${lang}.md`

/** A day, or a day and a time, in Kyiv. */
const dateOf = (text: string): Date | null =>
  /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/.test(text) ? momentInKyiv(text.length === 10 ? `${text} 00:00` : text) : null

/** Checks the text of a file. `isComplete`: the file is that of a new entry. */
export function parseContentFile(
  kind: ContentKind,
  { file, text, slug, lang }: { file: string; text: string; slug: string; lang: Locale },
): ContentFile | readonly PlacedProblem[] {
  const parsed = parseFrontMatter(text)
  if (!('fields' in parsed)) return parsed
  const { fields, body, bodyLine } = parsed
  const rules = fieldRules[kind]
  const problems: PlacedProblem[] = []
  for (const [field, { value, line }] of fields) {
    const rule = rules[field]
    const wrong = (message: string) => problems.push({ line, field, message })
    if (!rule) wrong(`There is no such field. A header has ${Object.keys(rules).join(', ')}.`)
    else if (rule.isShared && lang !== defaultLocale)
      wrong(`It is the same in all languages and stands in ${fileName(slug, defaultLocale)} only.`)
    else if (value.length > rule.max) wrong(`It has ${value.length} characters; at most ${rule.max}.`)
    else if (value === '' && rule.isRequired) wrong('It must not be empty.')
    else if (/[\n\0]/.test(value)) wrong('It must be one line.')
  }
  for (const [field, rule] of Object.entries(rules))
    if (rule.isRequired && !fields.has(field) && !(rule.isShared && lang !== defaultLocale))
      problems.push({ line: 1, field, message: 'It is missing.' })
  const layout = fields.get('layout')
  if (rules.layout && layout && layout.value !== '' && layout.value !== 'faq')
    problems.push({ line: layout.line, field: 'layout', message: 'It must be faq, or left out.' })
  const date = fields.get('date')
  const moment = date && dateOf(date.value)
  if (date && date.value !== '' && rules.date && !moment)
    problems.push({ line: date.line, field: 'date', message: 'It must be a day, or a day and time: 2026-12-01 10:00.' })
  if (body.trim() === '') problems.push({ line: bodyLine, field: 'body', message: 'It must not be empty.' })
  if (body.length > MAX_BODY)
    problems.push({ line: bodyLine, field: 'body', message: `It has ${body.length} characters; at most ${MAX_BODY}.` })
  const rendered = bodyOfMarkdown(body, { lang, hasQuestions: layout?.value === 'faq' })
  for (const { line, message } of rendered.problems)
    problems.push({ line: bodyLine + line - 1, field: 'body', message })
  if (problems.length > 0) return problems
  const textOf = (field: string) => fields.get(field)?.value ?? ''
  const picture = fields.get('picture')
  return {
    file,
    slug,
    lang,
    title: textOf('title'),
    lead: textOf('lead'),
    description: textOf('description'),
    meta_title: textOf('meta_title'),
    body: rendered.html,
    date: moment ?? null,
    picture: picture && picture.value !== '' ? picture : null,
  }
}

/** Date and time in Kyiv, as a header has it. */
const dateText = (moment: Date): string =>
  moment
    .toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv' })
    .slice(0, 16)
    .replace(/ 00:00$/, '')

/** What the header says of a picture: a file beside it, or the address of one that came as an SVG, which an import does not take. */
export const pictureText = (picture: Picture | null, slug: string): string =>
  picture === null ? '' : (demoNameOf(picture) ?? `${slug}.webp`)

/** Fields of an entry in one language as its header has them; empty ones are left out of the file. */
export function headerOf(kind: ContentKind, entry: Entry, lang: Locale): Record<string, string> {
  const { slug, titles, leads, descriptions, meta_titles, bodies, picture, published_at } = entry
  const isFirst = lang === defaultLocale
  const all: Readonly<Record<string, string>> = {
    title: titles[lang],
    lead: leads[lang],
    description: descriptions[lang],
    meta_title: meta_titles[lang],
    layout: hasQuestions(bodies[lang]) ? 'faq' : '',
    date: isFirst && published_at ? dateText(published_at) : '',
    picture: isFirst ? pictureText(picture, slug) : '',
  }
  return Object.fromEntries(Object.keys(fieldRules[kind]).map(field => [field, all[field] ?? '']))
}

/** The text of a file, which import reads back without a change. */
export const contentFileText = (kind: ContentKind, entry: Entry, lang: Locale): string =>
  printFrontMatter(headerOf(kind, entry, lang), markdownOfBody(entry.bodies[lang], lang))
