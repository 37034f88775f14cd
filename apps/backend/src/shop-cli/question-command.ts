import { and, asc, eq, isNull } from 'drizzle-orm'
import { productTagsOf } from '../catalogue/model-of.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { product_questions, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail, questionAnsweredKey } from '../mail/outbox.ts'
import { area, command } from './arguments.ts'
import { CommandError, type CommandServices, localTime, table } from './command.ts'

/** Most questions of a list. */
const LISTED = 50

/** Most characters of a question in a list. */
const SUMMARY = 60

async function findQuestion(db: Database, id: number) {
  const [found] = await db
    .select({ question: product_questions, code: products.code })
    .from(product_questions)
    .innerJoin(products, eq(products.id, product_questions.product_id))
    .where(eq(product_questions.id, id))
  if (!found) throw new CommandError(`There is no question ${id}.`)
  return found
}

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > SUMMARY ? `${line.slice(0, SUMMARY - 1)}…` : line
}

/** Questions that nobody has answered or hidden, the oldest first. */
export async function listWaitingQuestions({ db }: Pick<CommandServices, 'db'>): Promise<string> {
  const rows = await db
    .select({ question: product_questions, code: products.code })
    .from(product_questions)
    .innerJoin(products, eq(products.id, product_questions.product_id))
    .where(and(isNull(product_questions.answer), isNull(product_questions.hidden_at)))
    .orderBy(asc(product_questions.id))
    .limit(LISTED)
  if (rows.length === 0) return 'No questions are waiting.'
  return table([
    ['Question', 'Product', 'Asked', 'Language', 'Text'],
    ...rows.map(({ question: { id, created_at, lang, text }, code }) => [
      id,
      code,
      localTime(created_at),
      lang,
      shortened(text),
    ]),
  ])
}

export async function showQuestion({ db }: Pick<CommandServices, 'db'>, id: number): Promise<string> {
  const { question, code } = await findQuestion(db, id)
  const { answered_at, hidden_at } = question
  return table([
    ['Question', question.id],
    ['Product', code],
    ['Asked', localTime(question.created_at)],
    ['Language', question.lang],
    ['Name', question.name],
    ['Mail', question.email],
    ['Text', question.text],
    ['Answer', question.answer],
    ['Answered', answered_at && localTime(answered_at)],
    ['Hidden', hidden_at && localTime(hidden_at)],
  ])
}

type Changing = Pick<CommandServices, 'db' | 'clock' | 'dataVersions'>

/** Changes a question with the pages that show it. */
async function changeQuestion(
  { db, dataVersions }: Pick<Changing, 'db' | 'dataVersions'>,
  id: number,
  change: (tx: Database, question: typeof product_questions.$inferSelect) => Promise<void>,
): Promise<void> {
  await transact(db, async tx => {
    // Locks the row: two answers at once would be two mails.
    await tx
      .select({ id: product_questions.id })
      .from(product_questions)
      .where(eq(product_questions.id, id))
      .for('update')
    const { question } = await findQuestion(tx, id)
    await change(tx, question)
    await bumpDataVersions(tx, await productTagsOf(tx, question.model_id))
  })
  dataVersions.expire()
}

/** Publishes a question with its answer and mails it once; a later answer replaces the earlier one. */
export async function answerQuestion(services: Changing, id: number, answer: string): Promise<string> {
  if (answer.trim() === '') throw new CommandError('The answer is empty.')
  let isMailed = false
  await changeQuestion(services, id, async (tx, { email, lang }) => {
    isMailed = email !== null
    await tx
      .update(product_questions)
      .set({ answer: answer.trim(), answered_at: services.clock(), hidden_at: null, email: null })
      .where(eq(product_questions.id, id))
    if (email !== null)
      await enqueueMail(tx, {
        key: questionAnsweredKey(id),
        template: 'question-answered',
        lang,
        recipient: email,
        data: { questionId: id },
      })
  })
  return `Question ${id} is published with its answer${isMailed ? ', which is mailed' : ''}.`
}

/** Rejects a question or withdraws a published one. */
export async function hideQuestion(services: Changing, id: number): Promise<string> {
  await changeQuestion(services, id, async tx => {
    await tx
      .update(product_questions)
      .set({ hidden_at: services.clock(), email: null })
      .where(eq(product_questions.id, id))
  })
  return `Question ${id} is hidden.`
}

export const question = area('question', 'answers the questions about products', [
  command('list', 'lists questions that wait for an answer', listWaitingQuestions),
  command('show <id>', 'shows a question', showQuestion),
  command('answer <id> <text>', 'publishes a question with its answer, and mails the answer once', answerQuestion),
  command('hide <id>', 'rejects a question, or withdraws a published one; an answer publishes it again', hideQuestion),
])
