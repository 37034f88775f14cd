import { type FormEvent, useId } from 'react'
import { Button } from '../../packages/ui/src/button/index.ts'
import * as css from './flow-page.css.ts'
import { flowWords as words } from './words.ts'

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

/** A field of an event. */
function Field({ name, initial }: { name: string; initial: number | string | readonly string[] }) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {typeof initial === 'object' ? (
        <select id={id} name={name}>
          {initial.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input id={id} name={name} type={typeof initial === 'number' ? 'number' : 'text'} defaultValue={initial} />
      )}
    </div>
  )
}

/** Every event of a flow with a button and its fields; what the active states ignore is dimmed. */
export function EventsPanel<Event extends { readonly type: string }>({
  events,
  send,
  accepts,
}: EventsPanelProps<Event>) {
  return (
    <ul className={css.events}>
      {events.map(({ type, fields = {}, make }, index) => {
        const submit = (form: FormEvent<HTMLFormElement>) => {
          form.preventDefault()
          const data = new FormData(form.currentTarget)
          const text = (name: string) => String(data.get(name) ?? '')
          send(make({ text, number: name => Number(text(name)) }))
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an event may be listed twice, and the list never changes
          <li key={`${type} ${index}`} data-ignored={accepts(type) ? undefined : ''}>
            <form className={css.event} onSubmit={submit}>
              <Button type="submit" size="small">
                <code>{type}</code>
              </Button>
              {!accepts(type) && <small>{words.ignored}</small>}
              {Object.entries(fields).map(([name, initial]) => (
                <Field key={name} name={name} initial={initial} />
              ))}
            </form>
          </li>
        )
      })}
    </ul>
  )
}
