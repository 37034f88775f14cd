import type { CheckoutContext } from './context.ts'
import { issuesOf } from './context.ts'
import type { Draft } from './envelope.ts'
import { before, type Step } from './steps.ts'
import { cleanStep, type FieldIssues, inputs, stepOf, type Typed } from './typed.ts'

/** What was typed. A field that was told to be wrong is judged with every key, so that it turns good at once; others are left in peace. */
export function typedInto(context: CheckoutContext, values: Typed): CheckoutContext {
  const next = { ...context, typed: { ...context.typed, ...values } }
  const kept = Object.entries(context.issues).flatMap(([name, issue]) => {
    const now = issue.rule === 'told' && !(name in values) ? issue : issuesOf(next, stepOf(name))[name]
    return now ? [[name, now] as const] : []
  })
  return { ...next, issues: Object.fromEntries(kept) }
}

/** A field was left: it is judged, unless nothing was put into it. */
export function leftField(context: CheckoutContext, name: string): CheckoutContext {
  if (!context.typed[name]?.trim()) return context
  const { [name]: _, ...others } = context.issues
  const issue = issuesOf(context, stepOf(name))[name]
  const cleaned = cleanStep(stepOf(name), context.typed)[name]
  return {
    ...context,
    typed: cleaned === undefined ? context.typed : { ...context.typed, [name]: cleaned },
    judged: { ...context.judged, [name]: true },
    issues: issue ? { ...others, [name]: issue } : others,
  }
}

const allJudged = (judged: CheckoutContext['judged'], step: Step): CheckoutContext['judged'] => ({
  ...judged,
  ...Object.fromEntries(inputs[step].map(name => [name, true] as const)),
})

/** A step is not good enough to be left. */
export const punished = (context: CheckoutContext, issues: FieldIssues, step: Step): CheckoutContext => ({
  ...context,
  issues,
  judged: allJudged(context.judged, step),
})

/** A step is done: what was typed is brought to its form, and the next one is wanted. */
export const finishedStep = (context: CheckoutContext, step: 'contact' | 'delivery'): CheckoutContext => ({
  ...context,
  typed: cleanStep(step, context.typed),
  finished: { ...context.finished, [step]: true },
  judged: allJudged(context.judged, step),
  issues: {},
  asked: step === 'contact' ? 'delivery' : 'payment',
  trace: 'push',
})

/** What this tab remembers goes over what the server does: it is what was typed last. */
export const remembered = (context: CheckoutContext, draft: Draft | null): CheckoutContext =>
  draft === null || (draft.cartId !== context.cartId && draft.sent === null)
    ? context
    : {
        ...context,
        typed: { ...context.typed, ...draft.typed },
        finished: {
          contact: context.finished.contact || draft.finished.contact,
          delivery: context.finished.delivery || draft.finished.delivery,
        },
        city: draft.city ?? context.city,
        point: draft.point ?? context.point,
        // A key that followed a refusal of the server's own stays: the refused one is not used for another order.
        ...(draft.sent ? { cartId: context.cartId ?? draft.cartId } : {}),
        ...(draft.sent || draft.key.startsWith(`${context.key}.`) ? { key: draft.key, sent: draft.sent } : {}),
      }

/** A customer signs in on the way: what is still empty is filled. */
export const prefilled = (context: CheckoutContext, own: Typed): CheckoutContext => ({
  ...context,
  typed: {
    ...context.typed,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !context.typed[name])),
  },
})

/** The step an event asks for is wanted; what was told about the open one is done with. */
export const asking = (step: Step): Pick<CheckoutContext, 'asked' | 'trace' | 'error' | 'issues'> => ({
  asked: step,
  trace: 'replace',
  error: null,
  issues: {},
})

/** The step that was finished last: the one before the wanted one. */
export const savedStep = ({ asked }: CheckoutContext): Step => before(asked ?? 'delivery')
