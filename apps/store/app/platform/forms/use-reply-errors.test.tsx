import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useReplyErrors } from './use-reply-errors.ts'

const names = ['name', 'text', 'size', 'kind', 'agree']
const reply = { errors: Object.fromEntries([...names, 'together'].map(name => [name, `Помилка: ${name}`])) }

function Form({ reply }: { reply?: { errors: Record<string, string> } | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, onInput } = useReplyErrors(form, reply)
  return (
    <form ref={form} onInput={onInput}>
      <p role="status">{Object.keys(errors).join(' ')}</p>
      <input name="name" aria-label="name" defaultValue="О" />
      <textarea name="text" aria-label="text" />
      <select name="size" aria-label="size" defaultValue="">
        <option value="">-</option>
        <option value="52">52</option>
      </select>
      <input type="radio" name="kind" value="return" aria-label="return" />
      <input type="radio" name="kind" value="exchange" aria-label="exchange" defaultChecked />
      <input type="checkbox" name="agree" aria-label="agree" />
    </form>
  )
}

/** Hydrates the form, which was filled in before. */
function hydrate(fillIn: () => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form reply={reply} />)
  fillIn()
  return render(<Form reply={reply} />, { container, hydrate: true })
}

const current = () => screen.getByRole('status').textContent.split(' ')
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('keeps the errors of a form that was not touched before hydration, and focuses the first', () => {
  hydrate(() => undefined)
  expect(current()).toEqual([...names, 'together'])
  expect(input('name')).toHaveFocus()
})

it.each([
  ['name', () => Object.assign(input('name'), { value: 'Олена' })],
  ['text', () => Object.assign(input('text'), { value: 'Чи є підкладка?' })],
  ['size', () => Object.assign(input('size'), { value: '52' })],
  ['kind', () => Object.assign(input('return'), { checked: true })],
  ['agree', () => Object.assign(input('agree'), { checked: true })],
])('leaves out the error of «%s» that was changed before hydration, and that of several inputs', (name, fillIn) => {
  hydrate(fillIn)
  expect(current()).toEqual(names.filter(each => each !== name))
})

it('leaves the focus in the input that is being filled in', () => {
  hydrate(() => input('text').focus())
  expect(input('text')).toHaveFocus()
})

it('leaves out the error of an input that is changed, until the next reply, and focuses its first', () => {
  const { rerender } = render(<Form />)
  expect(document.body).toHaveFocus()
  rerender(<Form reply={reply} />)
  fireEvent.input(input('size'), { target: { value: '52' } })
  expect(current()).toEqual(names.filter(name => name !== 'size'))
  input('agree').focus()
  rerender(<Form reply={{ errors: { size: 'Немає' } }} />)
  expect(current()).toEqual(['size'])
  expect(input('size')).toHaveFocus()
})
