import { composeStories, type Meta, type StoryFn, setProjectAnnotations } from '@storybook/react-vite'
import { act } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleLocales, WithLanguage } from '../testing/examples.tsx'

// Renders every story of the sidebar on the server and hydrates it: the HTML must match. The others are the same with a play function.
setProjectAnnotations([
  {
    initialGlobals: { locale: 'uk' },
    decorators: [
      (Story, { globals }) => (
        <WithLanguage locale={exampleLocales.find(locale => locale === globals.locale) ?? 'uk'}>
          <Story />
        </WithLanguage>
      ),
    ],
  },
])

type StoryModule = { default: Meta } & Record<string, StoryFn | Meta>
const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true })
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).flatMap(([name, Story]) =>
    Story.tags.includes('dev') ? [{ name: `${file.split('/')[1]}: ${name}`, Story }] : [],
  ),
)

const errors = vi.spyOn(console, 'error')
beforeEach(() => {
  errors.mockReset()
})
const root = document.createElement('div')
document.body.append(root)
let unmount: (() => void) | undefined
afterEach(() => {
  act(() => unmount?.())
  root.innerHTML = ''
})

async function hydrate(page: ReactElement) {
  root.innerHTML = renderToString(page)
  await act(async () => {
    const hydrated = hydrateRoot(root, page, { onRecoverableError: error => console.error(error) })
    unmount = () => hydrated.unmount()
  })
}

describe('a server-rendered story hydrates without errors', () => {
  test.each(stories)('$name', async ({ Story }) => {
    await hydrate(
      <StrictMode>
        <Story />
      </StrictMode>,
    )
    expect(errors.mock.calls).toEqual([])
  })
})

test('there are stories', () => {
  expect(stories.length).toBeGreaterThan(80)
})
