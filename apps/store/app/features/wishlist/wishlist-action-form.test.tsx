import type { WishlistAction } from '@shop/flows/wishlist'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { queuePrehydrationSubmits } from '../../platform/hydration/prehydration-queue.ts'
import { WishlistActionForm } from './wishlist-action-form.tsx'

it('hands the flow what was typed and sent before hydration, instead of leaving the page', async () => {
  const controller = new AbortController()
  queuePrehydrationSubmits(controller)
  onTestFinished(() => controller.abort())
  const onAction = vi.fn<(action: WishlistAction) => void>()
  const page = (
    <MemoryRouter initialEntries={['/wishlist']}>
      <WishlistActionForm intent="add" onAction={onAction}>
        <input name="name" aria-label="Name" />
        <button type="submit">Create</button>
      </WishlistActionForm>
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Бригаді' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  render(page, { container, hydrate: true })
  await expect.poll(() => onAction.mock.calls).toEqual([[{ type: 'wishlist.group.add', name: 'Бригаді' }]])
})
