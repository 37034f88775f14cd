import { type FormEvent, useId } from 'react'
import { Button } from '../../packages/ui/src/button/index.ts'
import * as css from './flow-page.css.ts'

/** What stands in an event's fields. */
export interface Values {
  text(name: string): string
  number(name: string): number
}

/** An event that can be sent by hand. */
export interface EventForm<Event extends { readonly type: string }> {
  readonly type: Event['type']
  /** First values by name: a number, a text, or what can be chosen. */
  readonly fields?: Readonly<Record<string, number | string | readonly string[]>>
  /** The event of what stands in the fields. */
  readonly make: (values: Values) => Event
}

interface EventsPanelProps<Event extends { readonly type: string }> {
  events: readonly EventForm<Event>[]
  send: (event: Event) => void
}

/** A field of an event. */
function Field({ name, first }: { name: string; first: number | string | readonly string[] }) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {typeof first === 'object' ? (
        <select id={id} name={name}>
          {first.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input id={id} name={name} type={typeof first === 'number' ? 'number' : 'text'} defaultValue={first} />
      )}
    </div>
  )
}

/** Every event of a flow with a button and its fields. */
export function EventsPanel<Event extends { readonly type: string }>({ events, send }: EventsPanelProps<Event>) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: an event may stand here twice, the list never changes
          <li key={`${type} ${index}`}>
            <form className={css.event} onSubmit={submit}>
              <Button type="submit" size="small">
                <code>{type}</code>
              </Button>
              {Object.entries(fields).map(([name, first]) => (
                <Field key={name} name={name} first={first} />
              ))}
            </form>
          </li>
        )
      })}
    </ul>
  )
}
