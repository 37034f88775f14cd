import type { ReturnableOrder } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { useFlowView } from '../../packages/flows/src/react/index.ts'
import {
  countName,
  type ReturnIssue,
  type ReturnRequestFlow,
  returnableItems,
} from '../../packages/flows/src/return-request/index.ts'
import { fakeQuestions } from '../../packages/flows/src/testing/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { RadioGroup, RadioGroupItem, SelectField, TextareaField } from '../../packages/ui/src/field/index.ts'
import { issueText } from './issues.ts'
import { useExampleTexts } from './products.ts'
import { returnWordsIn } from './return-words.ts'

interface DemoProps {
  flow: ReturnRequestFlow
  order: ReturnableOrder
  lang: Locale
}

/** An exchange or a return, driven by its flow. */
export function ReturnDemo({ flow, order, lang }: DemoProps) {
  const { again } = useExampleTexts()
  const words = returnWordsIn(lang)
  const { status, values, issues, photos, error, request } = useFlowView(flow)
  const change = (name: string) => (value: string | null) =>
    flow.send({ type: 'return.change', values: { [name]: value ?? '' } })
  const textOf = (issue: ReturnIssue | undefined) =>
    issue?.rule === 'items' || issue?.rule === 'size' || issue?.rule === 'sameSize' || issue?.rule === 'photos'
      ? words[issue.rule]
      : issueText(lang, issue)
  if (status === 'submitted')
    return <p data-text="h3">{words.completeRequest.replace('{number}', request?.number ?? '')}</p>
  return (
    <div aria-busy={status === 'submitting'} style={{ display: 'grid', gap: 16 }}>
      {error && <p role="alert">{error.message ?? words.failed}</p>}
      {returnableItems(order).map(({ line_id, name, returnable }) => (
        <SelectField
          key={line_id}
          label={name}
          hint={words.count}
          value={values[countName(line_id)] ?? '0'}
          error={textOf(issues[countName(line_id)])}
          onValueChange={change(countName(line_id))}
        >
          <option value="0">{words.stays}</option>
          {Array.from({ length: returnable }, (_, before) => before + 1).map(count => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      ))}
      {issues.items && <p role="alert">{textOf(issues.items)}</p>}
      <RadioGroup label={words.kind} value={values.kind ?? null} onValueChange={change('kind')}>
        <RadioGroupItem value="exchange" title={words.exchange} />
        <RadioGroupItem value="return" title={words.return} />
      </RadioGroup>
      <RadioGroup
        label={words.question}
        value={values.question ?? null}
        error={textOf(issues.question)}
        onValueChange={change('question')}
      >
        {fakeQuestions.map(({ id }) => (
          <RadioGroupItem key={id} value={id} title={words[id]} />
        ))}
      </RadioGroup>
      <TextareaField
        label={words.comment}
        optional
        max={700}
        value={values.comment ?? ''}
        error={textOf(issues.comment)}
        onValueChange={change('comment')}
      />
      {photos.length > 0 && (
        <ul>
          {photos.map(photo => (
            <li key={photo.id}>
              {photo.name}: {photo.status === 'failed' ? words.failedPhoto : words[photo.status]}{' '}
              {photo.status === 'failed' && (
                <Button size="small" onClick={() => flow.send({ type: 'photo.retry', id: photo.id })}>
                  {again}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button variant="accent" pending={status === 'submitting'} onClick={() => flow.send({ type: 'return.submit' })}>
        {words.submit}
      </Button>
    </div>
  )
}
