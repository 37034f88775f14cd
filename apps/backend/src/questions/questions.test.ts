import { profileDelete, questionsAdd, questionsList } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, product_questions, products } from '../db/schema/index.ts'
import { answerQuestion, hideQuestion, listWaitingQuestions, showQuestion } from '../shop-cli/question-command.ts'
import { exportOf, PASSWORD, registerCustomer } from '../testing/customers.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { firstProduct, withKey } from '../testing/shopper.ts'

const asked = { name: 'Ганна', email: 'Hanna@Example.com', text: 'Чи знімається <b>капюшон</b>?' }

describe.each(databases)('questions about products on %s', kind => {
  let shop: Shop
  let product_id: number
  /** Number of answered questions of the demo shop. */
  let published: number
  beforeAll(async () => {
    shop = await openShop(kind)
    published = (await shop.db.select().from(product_questions)).length
    product_id = (await firstProduct(shop, 'jackets')).product.id
  })
  afterAll(() => shop.close())

  const services = () => ({ db: shop.db, clock: () => new Date(), dataVersions: { expire: () => undefined } })
  const list = (body: object = {}) => shop.ask(questionsList, { product_id, ...body })
  const stored = async () =>
    (await shop.db.select().from(product_questions)).toSorted((one, other) => one.id - other.id)
  /** Asks and returns the id of the question. */
  const ask = async (body: object = {}, sent = {}) => {
    expect(await shop.ask(questionsAdd, { product_id, ...asked, ...body }, sent)).toEqual({})
    return (await stored()).at(-1)?.id ?? 0
  }
  const mailed = async (id: number) =>
    (
      await shop.db
        .select()
        .from(mails)
        .where(eq(mails.key, `question-answered:${id}`))
    ).map(({ recipient, lang, data }) => ({ recipient, lang, data }))

  /** Mails that tell the shop of questions. */
  const toldShop = async () => {
    const rows = await shop.db.select().from(mails).where(eq(mails.template, 'question-asked'))
    return new Map(rows.map(({ key, lang, recipient, data }) => [key, { lang, recipient, data }]))
  }

  it('show once they are answered, on every colour of the model, without the e-mail', async () => {
    const before = await list()
    const id = await ask()
    expect(await list()).toEqual(before)
    expect(await listWaitingQuestions(services())).toContain('капюшон')
    expect(await answerQuestion(services(), id, ' Так, на кнопках. ')).toContain('mailed')
    const { items, total } = await list({ lang: 'en' })
    expect(total).toBe(before.total + 1)
    expect(items[0]).toEqual({
      id,
      lang: 'uk',
      name: asked.name,
      text: asked.text,
      answer: 'Так, на кнопках.',
      date: expect.any(String),
      answered: expect.any(String),
    })
    const [own] = await shop.db.select().from(products).where(eq(products.id, product_id))
    const siblings = await shop.db
      .select()
      .from(products)
      .where(eq(products.model_id, own?.model_id ?? 0))
    expect(siblings.length).toBeGreaterThan(1)
    for (const { id: sibling } of siblings) expect((await list({ product_id: sibling })).items[0]?.id).toBe(id)
    expect(refusalOf(await shop.post(questionsList.path, { product_id: 999_999 })).status).toBe(404)
  })

  it('are answered by one mail in their language, and the address is removed', async () => {
    const id = await ask({ lang: 'ru' })
    await answerQuestion(services(), id, 'Да.')
    await answerQuestion(services(), id, 'Да, на кнопках.')
    expect(await mailed(id)).toEqual([{ recipient: 'hanna@example.com', lang: 'ru', data: { questionId: id } }])
    expect((await list()).items[0]?.answer).toBe('Да, на кнопках.')
    expect((await stored()).find(row => row.id === id)?.email).toBeNull()
    const silent = await ask({ email: undefined })
    await answerQuestion(services(), silent, 'Так.')
    expect(await mailed(silent)).toEqual([])
  })

  it('are hidden before and after they are published, and published again by an answer', async () => {
    const spam = await ask()
    await hideQuestion(services(), spam)
    expect(await listWaitingQuestions(services())).not.toContain(`${spam} `)
    expect((await stored()).find(row => row.id === spam)?.email).toBeNull()
    const id = await ask()
    await answerQuestion(services(), id, 'Так.')
    await hideQuestion(services(), id)
    expect((await list()).items.map(item => item.id)).not.toContain(id)
    expect(await showQuestion(services(), id)).toMatch(/Hidden +\d/)
    await answerQuestion(services(), id, 'Так, на кнопках.')
    expect((await list()).items[0]?.id).toBe(id)
    expect(await mailed(id)).toHaveLength(1)
    await expect(answerQuestion(services(), 999_999, 'Так.')).rejects.toThrow('no question')
    await expect(answerQuestion(services(), id, ' ')).rejects.toThrow('empty')
  })

  it('are stored and mailed to the shop once per key, and rejected with another body', async () => {
    const once = withKey()
    const id = await ask({ lang: 'ru' }, once)
    const { length } = await stored()
    const told = await toldShop()
    expect(told.get(`question-asked:${id}`)).toEqual({
      lang: 'uk',
      recipient: 'shop@hart.example',
      data: { questionId: id },
    })
    await ask({ lang: 'en' }, once)
    expect(await stored()).toHaveLength(length)
    expect(await toldShop()).toEqual(told)
    const other = await shop.post(questionsAdd.path, { product_id, ...asked, text: 'Яка підкладка?' }, once)
    expect(refusalOf(other).status).toBe(409)
    const missing = await shop.post(questionsAdd.path, { ...asked, product_id: 999_999 }, withKey())
    expect(refusalOf(missing).status).toBe(404)
    const invalid = await shop.post(questionsAdd.path, { product_id, name: 'Г', email: 'x', text: '', lang: 'uk' })
    expect(refusalOf(invalid).fields).toEqual({
      name: ['Мінімально 2 символів'],
      email: ['Електронна пошта повинна містити @'],
      text: ['Це поле є обовьязковим!'],
    })
    expect(await stored()).toHaveLength(length)
    expect((await toldShop()).size).toBe(length - published)
  })

  it('are exported, and lose the person when the account is deleted', async () => {
    const { sent } = await registerCustomer(shop)
    const answered = await ask({}, sent)
    await answerQuestion(services(), answered, 'Так.')
    const waiting = await ask({ text: 'Яка підкладка?' }, sent)
    const exported = await exportOf(shop, sent)
    expect(exported.questions).toMatchObject([
      { product_id, text: asked.text, answer: 'Так.' },
      { text: 'Яка підкладка?', email: 'hanna@example.com' },
    ])
    await shop.ask(profileDelete, { current_password: PASSWORD }, sent)
    const left = await stored()
    expect(left.find(({ id }) => id === waiting)).toBeUndefined()
    expect([...(await toldShop()).keys()]).not.toContain(`question-asked:${waiting}`)
    expect(left.find(({ id }) => id === answered)).toMatchObject({ name: 'Покупець', user_id: null, email: null })
  })
})
