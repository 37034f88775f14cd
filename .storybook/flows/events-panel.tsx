import type { FormEvent } from 'react'
import { Button } from '../../packages/ui/src/button/index.ts'
import * as css from './flow-page.css.ts'

/** Values of an event's fields. */
export interface Values {
  text(name: string): string
  number(name: string): number
}

/** An event that can be sent manually. */
export interface EventForm<Event extends { readonly type: string }> {
  readonly type: Event['type']
  /** Initial values by name: a number, a text, or options. */
  readonly fields?: Readonly<Record<string, number | string | readonly string[]>>
  /** Creates the event from the values of the fields. */
  readonly make: (values: Values) => Event
}

interface EventsPanelProps<Event extends { readonly type: string }> {
  events: readonly EventForm<Event>[]
  send: (event: Event) => void
  /** Whether the active states have a transition for an event of this type. */
  accepts: (type: string) => boolean
}

/** Every event of a flow with a button and its fields; what the active states ignore is dimmed. */
export function EventsPanel<Event extends { readonly type: string }>({
  events,
  send,
  accepts,
}: EventsPanelProps<Event>) {
  const submit = (form: FormEvent<HTMLFormElement>, make: EventForm<Event>['make']) => {
    form.preventDefault()
    const data = new FormData(form.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    send(make({ text, number: name => Number(text(name)) }))
  }
  return events.map(({ type, fields = {}, make }, index) => (
    <form
      // biome-ignore lint/suspicious/noArrayIndexKey: an event may be listed twice, and the list never changes
      key={`${type} ${index}`}
      className={css.event}
      data-ignored={accepts(type) ? undefined : ''}
      onSubmit={form => submit(form, make)}
    >
      <Button type="submit" size="small">
        <code>{type}</code>
      </Button>
      {!accepts(type) && <small>ignored in this state</small>}
      {Object.entries(fields).map(([name, initial]) => (
        <div key={name} className={css.field}>
          {name}
          {typeof initial === 'object' ? (
            <select name={name} aria-label={name}>
              {initial.map(option => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ) : (
            <input
              name={name}
              aria-label={name}
              type={typeof initial === 'number' ? 'number' : 'text'}
              defaultValue={initial}
            />
          )}
        </div>
      ))}
    </form>
  ))
}
