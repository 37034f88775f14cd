import type { Order } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { useFlowView } from '../../packages/flows/src/react/index.ts'
import {
  type Eligibility,
  type ReturnRequestFlow,
  type ReturnView,
  returnableOf,
} from '../../packages/flows/src/return-request/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { RadioGroup, RadioGroupItem, SelectField, TextareaField } from '../../packages/ui/src/field/index.ts'
import { issueText } from './issues.ts'
import { useExampleTexts } from './products.ts'
import { type ReturnWords, returnWordsIn } from './return-words.ts'

interface DemoProps {
  flow: ReturnRequestFlow
  lang: Locale
}

/** Formats a day given as YYYY-MM-DD. */
const dayIn = (lang: Locale, day: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

function eligibilityText(words: ReturnWords, { can, until, ...why }: Eligibility, lang: Locale): string {
  const text = can ? words.until : 'reason' in why ? words[why.reason] : words.category
  return text.replace('{date}', until === null ? '' : dayIn(lang, until))
}

function Lines({ flow, lang, order, view }: DemoProps & { order: Order; view: ReturnView }) {
  const words = returnWordsIn(lang)
  return (
    <>
      {order.items
        .filter(item => returnableOf(item) > 0)
        .map(item => (
          <SelectField
            key={item.line_id}
            label={item.name}
            hint={words.count}
            value={String(view.items[item.line_id]?.count ?? 0)}
            onValueChange={count => flow.send({ type: 'return.item', lineId: item.line_id, count: Number(count) })}
          >
            <option value="0">{words.stays}</option>
            {Array.from({ length: returnableOf(item) }, (_, before) => before + 1).map(count => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        ))}
      {view.issues.items && <p role="alert">{words.what}</p>}
    </>
  )
}

function RequestForm({ flow, lang, order, view }: DemoProps & { order: Order; view: ReturnView }) {
  const words = returnWordsIn(lang)
  const { issues, kind, question, questions, comment, error, eligibility, status } = view
  return (
    <>
      {error && <p role="alert">{error.message ?? words.failed}</p>}
      <p>{eligibility && eligibilityText(words, eligibility, lang)}</p>
      <Lines flow={flow} lang={lang} order={order} view={view} />
      <RadioGroup
        label={words.kind}
        value={kind}
        error={issueText(lang, issues.kind)}
        onValueChange={next => {
          if (next === 'exchange' || next === 'return') flow.send({ type: 'return.kind', kind: next })
        }}
      >
        <RadioGroupItem value="exchange" title={words.exchange} />
        <RadioGroupItem value="return" title={words.return} />
      </RadioGroup>
      <RadioGroup
        label={words.question}
        value={question}
        error={issueText(lang, issues.question)}
        onValueChange={next => next && flow.send({ type: 'return.question', question: next })}
      >
        {questions.map(({ id, text }) => (
          <RadioGroupItem key={id} value={id} title={text} />
        ))}
      </RadioGroup>
      <TextareaField
        label={words.comment}
        optional
        max={700}
        value={comment}
        error={issueText(lang, issues.comment)}
        onValueChange={next => flow.send({ type: 'return.comment', comment: next })}
      />
      <Button variant="accent" pending={status === 'submitting'} onClick={() => flow.send({ type: 'return.submit' })}>
        {words.submit}
      </Button>
    </>
  )
}

/** An exchange or a return, driven by its flow. */
export function ReturnDemo({ flow, lang }: DemoProps) {
  const { again } = useExampleTexts()
  const words = returnWordsIn(lang)
  const view = useFlowView(flow)
  const { status, orders, order, eligibility, request, error } = view
  if (status === 'failed')
    return (
      <p role="alert">
        {error?.message ?? words.failed}{' '}
        <Button size="small" variant="quiet" onClick={() => flow.send({ type: 'return.retry' })}>
          {again}
        </Button>
      </p>
    )
  if (status === 'empty') return <p data-text="h3">{words.nothing}</p>
  if (status === 'submitted')
    return (
      <>
        <p data-text="h3">{words.completeRequest.replace('{number}', request?.number ?? '')}</p>
        <Button onClick={() => flow.send({ type: 'return.another' })}>{words.another}</Button>
      </>
    )
  return (
    <div aria-busy={status === 'loading'} style={{ display: 'grid', gap: 16 }}>
      <RadioGroup
        label={words.which}
        value={order?.number ?? null}
        onValueChange={number => number && flow.send({ type: 'return.order', number })}
      >
        {orders.map(({ number }) => (
          <RadioGroupItem key={number} value={number} title={number} />
        ))}
      </RadioGroup>
      {status === 'ineligible' && eligibility && (
        <>
          <p role="status">{eligibilityText(words, eligibility, lang)}</p>
          <Button onClick={() => flow.send({ type: 'return.back' })}>{words.back}</Button>
        </>
      )}
      {(status === 'editing' || status === 'submitting') && order && (
        <RequestForm flow={flow} lang={lang} order={order} view={view} />
      )}
    </div>
  )
}
