import { and, asc, eq, isNull } from 'drizzle-orm'
import { productTagsOf } from '../catalogue/model-of.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { product_questions, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail, questionAnsweredKey } from '../outbox/outbox.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, listText, shortened } from './command.ts'

/** Most questions of a list. */
const LISTED = 50

type Services = Pick<CommandContext, 'db' | 'clock'>

const selectQuestions = (db: Database) =>
  db
    .select({ question: product_questions, code: products.code })
    .from(product_questions)
    .innerJoin(products, eq(products.id, product_questions.product_id))

async function findQuestion(db: Database, id: number) {
  const [row] = await selectQuestions(db).where(eq(product_questions.id, id))
  return found(row, `question ${id}`)
}

/** Questions that nobody has answered or hidden, the oldest first. */
export async function listWaitingQuestions({ db }: Pick<Services, 'db'>): Promise<string> {
  const rows = await selectQuestions(db)
    .where(and(isNull(product_questions.answer), isNull(product_questions.hidden_at)))
    .orderBy(asc(product_questions.id))
    .limit(LISTED)
  const shown = rows.map(({ question: { id, created_at, lang, text }, code }) => ({
    Question: id,
    Product: code,
    Asked: created_at,
    Language: lang,
    Text: shortened(text),
  }))
  return listText(shown, 'No questions are waiting.')
}

export async function showQuestion({ db }: Pick<Services, 'db'>, id: number): Promise<string> {
  const { question: own, code } = await findQuestion(db, id)
  return factsText({
    Question: own.id,
    Product: code,
    Asked: own.created_at,
    Language: own.lang,
    Name: own.name,
    Mail: own.email,
    Text: own.text,
    Answer: own.answer,
    Answered: own.answered_at,
    Hidden: own.hidden_at,
  })
}

/** Changes a question with the pages that show it; returns what it was before. */
const changeQuestion = (
  { db }: Services,
  id: number,
  change: Partial<typeof product_questions.$inferInsert>,
  also?: (tx: Database, before: typeof product_questions.$inferSelect) => Promise<void>,
) =>
  transact(db, async tx => {
    // Locks the row: two answers at once would be two mails.
    const own = eq(product_questions.id, id)
    await tx.select({ id: product_questions.id }).from(product_questions).where(own).for('update')
    const { question: before } = await findQuestion(tx, id)
    await tx
      .update(product_questions)
      .set({ ...change, email: null })
      .where(own)
    await also?.(tx, before)
    await bumpDataVersions(tx, await productTagsOf(tx, before.model_id))
    return before
  })

/** Publishes a question with its answer and mails it once; a later answer replaces the earlier one. */
export async function answerQuestion(services: Services, id: number, typed: string): Promise<string> {
  const answer = typed.trim()
  if (answer === '') throw new CommandError('The answer is empty.')
  const change = { answer, answered_at: services.clock(), hidden_at: null }
  const { email } = await changeQuestion(services, id, change, async (tx, { email: recipient, lang }) => {
    const mail = {
      key: questionAnsweredKey(id),
      template: 'question-answered',
      lang,
      data: { questionId: id },
    } as const
    if (recipient !== null) await enqueueMail(tx, { ...mail, recipient })
  })
  return `Question ${id} is published with its answer${email === null ? '' : ', which is mailed'}.`
}

/** Rejects a question or withdraws a published one. */
export async function hideQuestion(services: Services, id: number): Promise<string> {
  await changeQuestion(services, id, { hidden_at: services.clock() })
  return `Question ${id} is hidden.`
}

export const question = area('question', 'answers the questions about products', [
  command('list', 'lists questions that wait for an answer', listWaitingQuestions),
  command('show <id>', 'shows a question', showQuestion),
  command('answer <id> <text>', 'publishes a question with its answer, and mails the answer once', answerQuestion),
  command('hide <id>', 'rejects a question, or withdraws a published one; an answer publishes it again', hideQuestion),
])
