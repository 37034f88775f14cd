import type { Field } from '@shop/contract/fields'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FormReply } from '../forms/form-reply.server.ts'
import { usePrehydrationQueue } from '../forms/prehydration-submit.ts'
import { loadValidationMessages } from '../forms/validation-messages.ts'
import { usePage } from '../page.ts'
import { CONFIRMATION, formErrors } from './forms.ts'

/** What is known of a field once it was judged: a message, or null for a good one. */
type Judged = Readonly<Record<string, string | null>>

interface AuthFormOptions {
  /** The rules of the fields by the name of the input. */
  fields: Readonly<Record<string, Field>>
  /** Prefix of the fields' ids: page and dialog may both contain the same form. */
  id: string
  /** The answer to the last submit: of the route's action, or of the machine. Another object for another answer. */
  reply: Pick<FormReply, 'errors' | 'values'> | undefined
  /** Sends the values of a form without mistakes; without it the form is submitted natively. */
  send?: (values: Record<string, string>) => void
}

export interface AuthForm {
  form: RefObject<HTMLFormElement | null>
  /** Props of the form: holds a submit before hydration. */
  queue: ReturnType<typeof usePrehydrationQueue<HTMLFormElement>>
  /** Props of a field, except its label. */
  field: (name: string) => {
    id: string
    name: string
    required: boolean
    maxLength: number | undefined
    defaultValue: string | undefined
    error: string | undefined
    valid: boolean
    onValueChange: (value: string) => void
    onBlur: () => void
  }
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Values of the inputs of a form. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const judgedBy = (reply: AuthFormOptions['reply']): Judged => reply?.errors ?? {}

/**
 * A form that is judged by the contract's rules as it is filled in: a field when it is left, one with a mistake at every change, all
 * of them at a submit, which focuses the first wrong one. The inputs keep their own values, also what was typed before hydration.
 */
export function useAuthForm({ fields, id, reply, send }: AuthFormOptions): AuthForm {
  const { locale } = usePage()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const [judged, setJudged] = useState<Judged>(() => judgedBy(reply))
  /** The focus goes to the first wrong field with the next rendering. */
  const focusesError = useRef(Object.keys(judgedBy(reply)).length > 0)

  const [shownReply, setShownReply] = useState(reply)
  if (shownReply !== reply) {
    setShownReply(reply)
    setJudged(judgedBy(reply))
  }
  useEffect(() => {
    focusesError.current ||= Object.keys(judgedBy(reply)).length > 0
  }, [reply])
  useEffect(() => {
    if (!focusesError.current) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    focusesError.current = false
    wrong.focus()
  })

  async function judge(names: readonly string[] | 'all'): Promise<boolean> {
    const element = form.current
    if (!element) return false
    const errors = formErrors(fields, valuesOf(element), await loadValidationMessages(locale))
    const all = Object.keys({ ...fields, ...(CONFIRMATION in valuesOf(element) ? { [CONFIRMATION]: null } : {}) })
    const asked = names === 'all' ? all : names
    setJudged(before => ({
      ...(names === 'all' ? {} : before),
      ...Object.fromEntries(asked.map(name => [name, errors[name] ?? null])),
    }))
    return asked.every(name => errors[name] === undefined)
  }

  return {
    form,
    queue,
    field: name => ({
      id: `${id}-${name}`,
      name,
      required: fields[name]?.required ?? name === CONFIRMATION,
      maxLength: fields[name]?.max,
      defaultValue: reply?.values[name],
      error: judged[name] ?? undefined,
      // Two empty passwords are equal, but nothing to be marked as right.
      valid: judged[name] === null && !(name === CONFIRMATION && judged.password),
      onValueChange: () => {
        const affected = name === 'password' ? [name, CONFIRMATION] : [name]
        const known = affected.filter(each => judged[each] !== undefined)
        if (known.length > 0) void judge(known)
      },
      onBlur: () => {
        const input = form.current?.elements.namedItem(name)
        // An empty field is judged at the submit: whoever only passes by has made no mistake.
        if (input instanceof HTMLInputElement && input.value !== '') void judge([name]).catch(() => undefined)
      },
    }),
    submit(event) {
      if (!send) return
      event.preventDefault()
      const element = event.currentTarget
      const post = () => send(valuesOf(element))
      focusesError.current = true
      void judge('all').then(
        isGood => {
          if (!isGood) return
          focusesError.current = false
          post()
        },
        post, // without the messages the server judges
      )
    },
  }
}
