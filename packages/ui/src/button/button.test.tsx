import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button does not submit the form unless its type is submit', () => {
  const { rerender } = render(<Button>Додати</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  rerender(<Button type="submit">Надіслати</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit')
})

test('a form whose button is pending is not submitted again', async () => {
  const send = vi.fn()
  render(
    <form onSubmit={send}>
      <Button type="submit" pending>
        Надіслати
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

test('asChild renders a link with its own class, handler and ref', async () => {
  const outer = createRef<HTMLButtonElement>()
  const inner = createRef<HTMLAnchorElement>()
  const calls: string[] = []
  render(
    <Button asChild variant="accent" className="wide" ref={outer} onClick={() => calls.push('button')}>
      {/* biome-ignore lint/a11y/useValidAnchor: the test is about both handlers */}
      <a href="#cart" className="mine" ref={inner} onClick={() => calls.push('link')}>
        До кошика
      </a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'До кошика' })
  expect(link).toHaveClass('wide', 'mine')
  expect(link).toHaveAttribute('data-variant', 'accent')
  expect(inner.current).toBe(link)
  expect(outer.current).toBe(link)
  await userEvent.click(link)
  expect(calls).toEqual(['link', 'button'])
})
