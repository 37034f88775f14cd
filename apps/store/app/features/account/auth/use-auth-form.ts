import type { Field } from '@shop/contract/fields'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { importOptional } from '../../../platform/errors/chunk-reload.ts'
import type { FormReply } from '../../../platform/forms/form-reply.server.ts'
import { isPointerDownOnControl } from '../../../platform/forms/pointer-state.ts'
import { useReplyErrors } from '../../../platform/forms/use-reply-errors.ts'
import { loadValidationMessages } from '../../../platform/forms/validation-messages.ts'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { CONFIRMATION, formErrors } from './forms.ts'

/** Result of the validation by field: an error message, null when valid. Fields not validated yet are missing. */
type Results = Readonly<Record<string, string | null>>

interface AuthFormOptions {
  /** Validation rules by the name of the input. */
  fields: Readonly<Record<string, Field>>
  /** Prefix of the field ids: a page and a dialog may contain the same form. */
  id: string
  /** Response to the last submit, from the route's action or the machine; a new object for each response. */
  reply: Pick<FormReply, 'errors' | 'values'> | undefined
  /** Sends the values of a valid form; without it the form is submitted natively. */
  send?: (values: Record<string, string>) => void
}

export interface AuthForm {
  form: RefObject<HTMLFormElement | null>
  /** Props of the form: delays a submit until hydration. */
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

/**
 * Validates a form by the contract's rules: a field on blur, a field with an error on every change, all fields on submit, which
 * focuses the first invalid one. The inputs are uncontrolled, so values typed before hydration are kept.
 */
export function useAuthForm({ fields, id, reply, send }: AuthFormOptions): AuthForm {
  const { locale } = usePage()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const form = queue.ref
  const { errors: replyErrors } = useReplyErrors(form, reply)
  const [validation, setValidation] = useState<{ reply: typeof reply; results: Results }>({ reply, results: {} })
  if (validation.reply !== reply) setValidation({ reply, results: {} })
  const results: Results = { ...replyErrors, ...validation.results }
  /** The next rendering focuses the first invalid field. */
  const focusesError = useRef(false)

  useEffect(() => {
    if (!focusesError.current) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalid) return
    focusesError.current = false
    invalid.focus()
  })

  async function validate(names: readonly string[] | 'all'): Promise<boolean> {
    const element = form.current
    if (!element) return false
    const errors = formErrors(fields, valuesOf(element), await importOptional(() => loadValidationMessages(locale)))
    const all = Object.keys({ ...fields, ...(CONFIRMATION in valuesOf(element) ? { [CONFIRMATION]: null } : {}) })
    const validated = names === 'all' ? all : names
    setValidation(before => ({
      ...before,
      results: {
        ...(names === 'all' ? {} : before.results),
        ...Object.fromEntries(validated.map(name => [name, errors[name] ?? null])),
      },
    }))
    return validated.every(name => errors[name] === undefined)
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
      error: results[name] ?? undefined,
      // Two empty passwords are equal, but nothing to be marked as valid.
      valid: results[name] === null && !(name === CONFIRMATION && results.password),
      onValueChange: () => {
        const affected = name === 'password' ? [name, CONFIRMATION] : [name]
        const known = affected.filter(each => results[each] !== undefined)
        if (known.length > 0) void validate(known)
      },
      onBlur: () => {
        const input = form.current?.elements.namedItem(name)
        // An empty field is validated on submit only: tabbing through a form must not show errors.
        if (input instanceof HTMLInputElement && input.value !== '' && !isPointerDownOnControl())
          void validate([name]).catch(() => undefined)
      },
    }),
    submit(event) {
      if (!send) return
      event.preventDefault()
      const element = event.currentTarget
      const sendValues = () => send(valuesOf(element))
      focusesError.current = true
      void validate('all').then(
        isValid => {
          if (!isValid) return
          focusesError.current = false
          sendValues()
        },
        sendValues, // the messages could not be loaded: the server validates
      )
    },
  }
}
