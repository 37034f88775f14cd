import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { expect, test } from 'vitest'
import * as ui from '../index.ts'
import { WithLanguage } from '../testing/examples.tsx'

// Every icon of a part can be replaced or left out.

const parts: Readonly<Record<string, (icon: ReactNode) => ReactElement>> = {
  'account menu, sign out': icon => (
    <ui.AccountMenu.Root defaultOpen>
      <ui.AccountMenu.SignOut icon={icon} />
    </ui.AccountMenu.Root>
  ),
  'account sidebar, sign out': icon => (
    <ui.AccountSidebar.Root>
      <ui.AccountSidebar.SignOut icon={icon} />
    </ui.AccountSidebar.Root>
  ),
  'account sidebar, trigger': icon => (
    <ui.AccountSidebar.Root>
      <ui.AccountSidebar.Trigger icon={icon}>Адреси</ui.AccountSidebar.Trigger>
    </ui.AccountSidebar.Root>
  ),
  'chip of a filter': icon => <ui.Facets.Chip icon={icon} href="/jackets" name="Розмір: 52" />,
  'group of filters': icon => <ui.Facets.Group icon={icon} title="Розмір" />,
  'error summary': icon => <ui.ErrorSummary icon={icon} errors={[{ id: 'city', text: 'Місто: оберіть' }]} />,
  'field with an error': icon => <ui.TextField icon={icon} label="Місто" error="Оберіть місто" />,
  'valid field': icon => <ui.EmailField icon={icon} label="Пошта" valid />,
  'valid text area': icon => <ui.TextareaField icon={icon} label="Відгук" valid />,
  'large picture': icon => <ui.GalleryZoom.Link icon={icon} href="/large.webp" label="Спереду" />,
  'average grade': icon => <ui.ReviewGrade icon={icon} value={4.7} />,
  'standard of protection': icon => <ui.StandardBadge icon={icon} code="EN 388" />,
  'completed step': icon => (
    <ui.StepList.Item icon={icon} state="done" number={1}>
      <ui.StepList.Title>Контакти</ui.StepList.Title>
    </ui.StepList.Item>
  ),
  toast: icon => (
    <ui.Toast.Region>
      <ui.Toast.Root icon={icon}>
        <ui.Toast.Description>Додано</ui.Toast.Description>
      </ui.Toast.Root>
    </ui.Toast.Region>
  ),
  pagination: icon => <ui.Pagination page={1} pages={2} href={String} previousIcon={null} nextIcon={icon} />,
  'previous page': icon => <ui.Pagination page={2} pages={2} href={String} previousIcon={icon} nextIcon={null} />,
  menu: icon => (
    <ui.Menu
      aria-label="Каталог"
      openIcon={icon}
      backIcon={icon}
      items={[{ name: 'Одяг', url: '/wear', children: [{ name: 'Куртки', url: '/jackets' }] }]}
    />
  ),
  'previous slide': icon => (
    <ui.Gallery.Root count={2}>
      <ui.Gallery.Previous>{icon}</ui.Gallery.Previous>
    </ui.Gallery.Root>
  ),
  password: icon => <ui.PasswordField label="Пароль" visibilityIcons={{ show: icon, hide: icon }} />,
  'zoomed picture': icon => (
    <ui.GalleryZoom.View count={2} icons={{ previous: icon, zoomOut: icon, zoomIn: icon, next: icon }} />
  ),
}

/** Icon that is the only content of its button: without one the consumer gives other content. */
const named = ['previous slide', 'password', 'zoomed picture']

test.each(Object.entries(parts))('the icon of: %s', (name, part) => {
  const show = (icon: ReactNode) => {
    const { container, unmount } = render(<WithLanguage locale="uk">{part(icon)}</WithLanguage>)
    const found = {
      own: document.querySelectorAll('[data-own]').length,
      built: document.querySelectorAll('svg').length,
    }
    unmount()
    container.remove()
    return found
  }
  const before = show(undefined)
  expect(before.built).toBeGreaterThan(0)
  expect(show(<b data-own="" />)).toEqual({ own: before.built, built: 0 })
  if (!named.includes(name)) expect(show(null)).toEqual({ own: 0, built: 0 })
})
