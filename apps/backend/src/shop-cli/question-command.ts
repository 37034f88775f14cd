import { and, asc, eq, isNull } from 'drizzle-orm'
import { productTagsOf } from '../catalogue/model-of.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import { product_questions, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail, questionAnsweredKey } from '../outbox/outbox.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, listText, shortened, shownAs } from './command.ts'

/** Most questions of a list. */
const LISTED = 50

type Services = Pick<CommandContext, 'db' | 'clock'>

const { id, created_at, lang, name, email, text, answer, answered_at, hidden_at } = product_questions
const subject = { Question: id, Product: products.code, Asked: created_at, Language: lang }
const ofProduct = eq(products.id, product_questions.product_id)

/** Questions that nobody has answered or hidden, the oldest first. */
export async function listWaitingQuestions({ db }: Pick<Services, 'db'>): Promise<string> {
  const waiting = await db
    .select({ ...subject, Text: shownAs(text, shortened) })
    .from(product_questions)
    .innerJoin(products, ofProduct)
    .where(and(isNull(answer), isNull(hidden_at)))
    .orderBy(asc(id))
    .limit(LISTED)
  return listText(waiting, 'No questions are waiting.')
}

export async function showQuestion({ db }: Pick<Services, 'db'>, number: number): Promise<string> {
  const answered = { Answer: answer, Answered: answered_at, Hidden: hidden_at }
  const [row] = await db
    .select({ ...subject, Name: name, Mail: email, Text: text, ...answered })
    .from(product_questions)
    .innerJoin(products, ofProduct)
    .where(eq(id, number))
  return factsText(found(row, `question ${number}`))
}

/** Changes a question with the pages that show it, and mails its answer to whoever waits for it. Returns the recipient. */
const changeQuestion = (
  { db }: Services,
  number: number,
  change: Partial<typeof product_questions.$inferInsert>,
): Promise<string | null> =>
  transact(db, async tx => {
    const own = eq(id, number)
    // Locks the row: two answers at once would be two mails.
    const [row] = await tx.select().from(product_questions).where(own).for('update')
    const { email: recipient, lang, model_id } = found(row, `question ${number}`)
    const changed = { ...change, email: null }
    await tx.update(product_questions).set(changed).where(own)
    const mail = { key: questionAnsweredKey(number), template: 'question-answered', lang } as const
    if (change.answer && recipient !== null) await enqueueMail(tx, { ...mail, recipient, data: { questionId: number } })
    await bumpDataVersions(tx, await productTagsOf(tx, model_id))
    return recipient
  })

/** Publishes a question with its answer and mails it once; a later answer replaces the earlier one. */
export async function answerQuestion(services: Services, number: number, typed: string): Promise<string> {
  const change = { answer: typed.trim(), answered_at: services.clock(), hidden_at: null }
  if (change.answer === '') throw new CommandError('The answer is empty.')
  const recipient = await changeQuestion(services, number, change)
  return `Question ${number} is published with its answer${recipient === null ? '' : ', which is mailed'}.`
}

/** Rejects a question or withdraws a published one. */
export async function hideQuestion(services: Services, number: number): Promise<string> {
  await changeQuestion(services, number, { hidden_at: services.clock() })
  return `Question ${number} is hidden.`
}

export const question = area('question', 'answers the questions about products', [
  command('list', 'lists questions that wait for an answer', listWaitingQuestions),
  command('show <id>', 'shows a question', showQuestion),
  command('answer <id> <text>', 'publishes a question with its answer, and mails the answer once', answerQuestion),
  command('hide <id>', 'rejects a question, or withdraws a published one; an answer publishes it again', hideQuestion),
])
