import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, it } from 'vitest'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

function Layout() {
  useFocusAfterNavigation()
  return (
    <>
      <Link to="/orders?status=new">New orders</Link>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const Account = () => (
  <>
    <h1>Account</h1>
    <Link to="/orders">Orders</Link>
  </>
)

const Page = createRoutesStub([
  {
    Component: Layout,
    children: [
      { path: '/', Component: Account },
      { path: '/orders', Component: () => <h1>Orders</h1> },
    ],
  },
])

it('focuses the heading when the pressed link was removed with its page', async () => {
  render(<Page initialEntries={['/']} />)
  expect(document.activeElement).not.toBe(await screen.findByRole('heading', { name: 'Account' }))
  screen.getByRole('link', { name: 'Orders' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Orders' }))
})

it('leaves the focus on a link that is still there', async () => {
  render(<Page initialEntries={['/']} />)
  const link = await screen.findByRole('link', { name: 'New orders' })
  link.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Orders' })
  expect(document.activeElement).toBe(link)
})
