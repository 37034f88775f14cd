import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moveByArrows } from './mega-menu-keys.ts'

const link = (name: string, className?: string) => (
  <a href={`/${name}`} className={className}>
    {name}
  </a>
)

it('moves through the links of a part, and between the parts', () => {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: as the menu, whose links are focused
    <div onKeyDown={moveByArrows}>
      <ul className="mega-menu__categories">
        {['jackets', 'trousers'].map(category => (
          <li key={category}>
            {link(category, 'mega-menu__category')}
            <div className="mega-menu__panel">
              {link(`all ${category}`)}
              {link(`winter ${category}`)}
            </div>
          </li>
        ))}
      </ul>
      <div className="mega-menu__ways">
        {link('standard')}
        {link('welder')}
      </div>
    </div>,
  )
  screen.getByRole('link', { name: 'jackets' }).focus()
  const focusedAfter = (key: string, altKey = false) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, altKey })
    return document.activeElement?.textContent
  }
  expect(focusedAfter('ArrowUp')).toBe('jackets')
  expect(focusedAfter('ArrowDown')).toBe('trousers')
  expect(focusedAfter('ArrowRight', true)).toBe('trousers')
  expect(focusedAfter('ArrowRight')).toBe('all trousers')
  expect(focusedAfter('ArrowDown')).toBe('winter trousers')
  expect(focusedAfter('ArrowLeft')).toBe('trousers')
  expect(focusedAfter('ArrowRight')).toBe('all trousers')
  expect(focusedAfter('ArrowRight')).toBe('standard')
  expect(focusedAfter('ArrowDown')).toBe('welder')
  expect(focusedAfter('ArrowDown')).toBe('welder')
  expect(focusedAfter('ArrowLeft')).toBe('jackets')
})
