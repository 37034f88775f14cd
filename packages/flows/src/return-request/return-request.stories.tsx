import type { Locale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { RadioGroup, RadioGroupItem, SelectField, TextareaField } from '@shop/ui/field'
import { useShopUi } from '@shop/ui/provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import { shopPanel, waitForLog, waitForState } from '../../../../.storybook/flows/play.ts'
import {
  Column,
  issueText,
  productsIn,
  shopWordsIn,
  storyTexts,
  useExampleTexts,
} from '../../../../.storybook/flows/texts.ts'
import { noAnswer } from '../flow/failure.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeReturns, fakeOrder, fakeOrderItem, fakeQuestions, toReturnableOrder } from '../testing/index.ts'
import {
  createReturnRequestFlow,
  type ReturnEmitted,
  type ReturnEvent,
  type ReturnIssue,
  type ReturnRequestFlow,
  type ReturnView,
  returnableItems,
} from './index.ts'
import { countName } from './rules.ts'
import { returnRequestStates } from './states.ts'

/** An exchange or a return: lines, the reason and photos; validated on submit, submitted once. */
const meta = {
  title: 'Flows/Return',
  tags: ['night'],
  component: ReturnPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ReturnPage>
export default meta
type Story = StoryObj<typeof meta>

const orderIn = (lang: Locale) =>
  toReturnableOrder(
    fakeOrder('HT-1042', {
      items: productsIn(lang).map(({ productId, name, price }) =>
        fakeOrderItem(productId, { name, price, returnable: productId === 3 ? 0 : 2 }),
      ),
    }),
  )

/** Photos that are named `lost.jpg` get no answer the first time. */
function setup({ lang, client }: StoryEnvironment) {
  const order = orderIn(lang)
  const backend = client(createFakeReturns([order]).answers)
  let lost = 0
  return {
    createFlow: () =>
      createReturnRequestFlow({
        client: backend,
        lang,
        order,
        sendPhoto: async ({ name }) => {
          if (name === 'lost.jpg' && lost++ === 0) return { ok: false, error: noAnswer }
          return { ok: true, data: { token: name } }
        },
      }),
  }
}

/** An exchange or a return, driven by its flow. */
function ReturnForm({ flow, lang }: { flow: ReturnRequestFlow; lang: Locale }) {
  const { again } = useExampleTexts()
  const { messages } = useShopUi()
  const { returns, auth } = shopWordsIn[lang]
  const { status, values, issues, photos, error, request } = useFlowView(flow)
  const change = (name: string) => (value: string | null) =>
    flow.send({ type: 'return.change', values: { [name]: value ?? '' } })
  const texts = {
    items: returns.noItems,
    size: returns.chooseSize,
    sameSize: returns.sameSize,
    iban: returns.ibanWrong,
    photos: returns.photos.unsent,
  }
  const textOf = (issue: ReturnIssue | undefined) =>
    issue?.rule === 'items' ||
    issue?.rule === 'size' ||
    issue?.rule === 'sameSize' ||
    issue?.rule === 'iban' ||
    issue?.rule === 'photos'
      ? texts[issue.rule]
      : issueText(lang, issue)
  if (status === 'submitted') return <p data-text="h3">{returns.request.replace('{number}', request?.number ?? '')}</p>
  return (
    <Column>
      {error && <p role="alert">{error.message ?? auth.failed}</p>}
      {returnableItems(orderIn(lang)).map(({ line_id, name, returnable }) => (
        <SelectField
          key={line_id}
          label={name}
          hint={returns.itemsHint}
          value={values[countName(line_id)] ?? '0'}
          error={textOf(issues[countName(line_id)])}
          onValueChange={change(countName(line_id))}
        >
          {[...Array(returnable + 1).keys()].map(count => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      ))}
      {issues.items && <p role="alert">{textOf(issues.items)}</p>}
      <RadioGroup label={returns.kind} value={values.kind ?? null} onValueChange={change('kind')}>
        <RadioGroupItem value="exchange" title={returns.kinds.exchange} />
        <RadioGroupItem value="return" title={returns.kinds.return} />
      </RadioGroup>
      <RadioGroup
        label={returns.question}
        value={values.question ?? null}
        error={textOf(issues.question)}
        onValueChange={change('question')}
      >
        {fakeQuestions.map(({ id, text }) => (
          <RadioGroupItem key={id} value={id} title={text} />
        ))}
      </RadioGroup>
      <TextareaField
        label={returns.comment}
        optional
        max={700}
        value={values.comment ?? ''}
        error={textOf(issues.comment)}
        onValueChange={change('comment')}
      />
      {photos.map(photo => (
        <p key={photo.id}>
          {photo.name}: {messages.upload.statuses[photo.status]}{' '}
          {photo.status === 'failed' && (
            <Button size="small" onClick={() => flow.send({ type: 'photo.retry', id: photo.id })}>
              {again}
            </Button>
          )}
        </p>
      ))}
      <Button variant="accent" pending={status === 'submitting'} onClick={() => flow.send({ type: 'return.submit' })}>
        {returns.submit}
      </Button>
    </Column>
  )
}

function ReturnPage({ steps }: FlowStoryArgs<ReturnEvent>) {
  return (
    <FlowPage<ReturnEvent, ReturnView, ReturnEmitted>
      steps={steps}
      setup={setup}
      descriptions={returnRequestStates}
      calls={['/api/profile/return/create']}
      events={[
        {
          type: 'return.change',
          fields: { comment: '' },
          make: ({ text }) => ({ type: 'return.change', values: { comment: text('comment') } }),
        },
        {
          type: 'photos.add',
          fields: { name: ['a.jpg', 'b.heic', 'lost.jpg'] },
          make: ({ text }) => ({
            type: 'photos.add',
            files: [{ name: text('name'), type: 'image/jpeg', size: 1000 }],
          }),
        },
        {
          type: 'photo.remove',
          fields: { id: 1 },
          make: ({ number }) => ({ type: 'photo.remove', id: number('id') }),
        },
        {
          type: 'photo.retry',
          fields: { id: 1 },
          make: ({ number }) => ({ type: 'photo.retry', id: number('id') }),
        },
        { type: 'return.submit', make: () => ({ type: 'return.submit' }) },
      ]}
    >
      {(flow, lang) => <ReturnForm flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]
const press = (canvas: Canvas, name: string) => userEvent.click(shopPanel(canvas).getByRole('button', { name }))

export const Playground: Story = {}
export const ValidatesThenSends: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const {
      rules,
      shop: { returns },
      products,
    } = storyTexts(globals)
    const shop = shopPanel(canvas)
    await waitForState(canvas, 'editing')
    await press(canvas, returns.submit)
    await expect(shop.getByText(rules.question)).toBeVisible()
    await waitForLog(canvas, /return\.focus {"name":"items"}/)
    await userEvent.selectOptions(shop.getByRole('combobox', { name: products.jacket }), '2')
    await userEvent.click(shop.getByRole('radio', { name: returns.kinds.return }))
    await userEvent.click(shop.getByRole('radio', { name: fakeQuestions[0].text }))
    await press(canvas, returns.submit)
    await waitFor(() => expect(shop.getByText(returns.request.replace('{number}', 'R-1'))).toBeVisible())
  },
}

/** Nothing is chosen: each missing answer has its error. */
export const InvalidForm: Story = { args: { steps: [{ until: 'editing' }, { send: { type: 'return.submit' } }] } }

/** No answer: the form is kept, and sent again under the same key. */
export const NetworkFailure: Story = {
  args: {
    steps: [
      { until: 'editing' },
      {
        send: {
          type: 'return.change',
          values: { [countName(10)]: '1', kind: 'return', question: 'defect' },
        },
      },
      { network: 'requestLost' },
      { send: { type: 'return.submit' } },
    ],
  },
}
