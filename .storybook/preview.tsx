import type { Decorator, Preview } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { type ExampleLocale, exampleLocales, WithLanguage } from '../packages/ui/src/testing/examples.tsx'
import '../packages/ui/src/theme/theme.css.ts'
import { undocumented } from './anatomy.ts'
import { followDocsPage, globalsOfDocsPage, takeTurn } from './docs-frame.ts'
import { DocsPage } from './docs-page.tsx'
import { widths } from './pictures/widths.ts'
import { choices, propsOf } from './props.ts'

const localeOf = (value: unknown): ExampleLocale => exampleLocales.find(locale => locale === value) ?? 'uk'

/** Switches the theme's style sheets, known by their layers, off and on. */
function setStyled(styled: boolean) {
  for (const sheet of document.styleSheets) {
    const ours = [...sheet.cssRules].some(rule => rule.cssText.startsWith('@layer shop.'))
    if (ours) sheet.disabled = !styled
  }
}

/** A story's place on a page of documentation, as wide as its frame. */
const PLACE: CSSProperties = {
  margin: '-30px -20px',
  padding: '30px 20px',
  background: 'var(--shop-background)',
  color: 'var(--shop-text)',
}

/** Language, colour scheme, direction and look of the toolbar, for every story. */
const inShop: Decorator = (Story, { args, globals, viewMode }) => {
  const locale = localeOf(globals.locale)
  const scheme = globals.scheme === 'dark' ? 'dark' : 'light'
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  setStyled(globals.look !== 'unstyled')
  // What a part starts with is read once: a control that changes it starts the part anew.
  const start = JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')))
  const shop = (
    <WithLanguage locale={locale} dir={direction}>
      <Story key={start} />
    </WithLanguage>
  )
  const page = document.documentElement
  // A page of documentation is English and light, its stories each as they say.
  const documented = viewMode === 'docs'
  page.lang = documented ? 'en' : locale
  page.dir = documented ? 'ltr' : direction
  page.dataset.scheme = documented ? 'light' : scheme
  if (!documented) return shop
  return (
    <div lang={locale} dir={direction} data-scheme={scheme} style={PLACE}>
      {shop}
    </div>
  )
}

followDocsPage()
let endTurn = () => {}

const editors: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
  ReactNode: 'text',
}

/** Nobody types a function into a field, nor elements: a story that gives `null` builds them itself. */
const isTyped = (type: string, first: unknown) => !type.includes('=>') && !(type === 'ReactNode' && first === null)

export default {
  // Types as they are written, defaults in their column, and a control that fits the type.
  argTypesEnhancers: [
    ({ argTypes, component, initialArgs }) => {
      const props = new Map(propsOf(component).map(prop => [prop.name, prop]))
      const enhanced = Object.entries(argTypes).map(([name, before]) => {
        const prop = props.get(name)
        if (!prop) return [name, before] as const
        const options = choices(prop.type)
        const editor = options.length > 0 ? 'select' : editors[prop.type]
        const fallback = prop.fallback === undefined ? {} : { defaultValue: { summary: prop.fallback } }
        const table = { ...before.table, type: { summary: prop.type }, ...fallback }
        const after = { ...before, description: prop.text, table }
        if (!isTyped(prop.type, initialArgs[name])) return [name, { ...after, control: false }] as const
        return [name, editor ? { ...after, options, control: { type: editor } } : after] as const
      })
      return Object.fromEntries(enhanced)
    },
  ],
  tags: ['autodocs'],
  decorators: [inShop],
  beforeEach: async () => {
    endTurn = await takeTurn()
  },
  // The DOM contract of every component is the map beside it: whatever a story shows must be in there.
  afterEach: () => {
    endTurn()
    const missing = undocumented(document.body)
    if (missing.length > 0) throw new Error(`Not in the documented parts and attributes: ${missing.join('; ')}`)
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: Object.fromEntries(Object.entries(widths).map(([name, viewport]) => [name, { viewport }])) },
    // The source of a story shows what it is wrapped in; code to copy stands under «Use».
    docs: { page: DocsPage, canvas: { sourceState: 'none' } },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Getting started', 'Theming', 'Accent', 'Words', 'Tokens'],
          'Base',
          'Browse',
          'Product',
          'Cart',
          'Checkout',
          'Account',
          'Overlays',
          'Page',
          'Flows',
          ['How to read them'],
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'uk', title: 'Українська' },
          { value: 'ru', title: 'Русский' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    look: {
      description: 'With the theme or without',
      toolbar: {
        title: 'Look',
        icon: 'paintbrush',
        items: [
          { value: 'styled', title: 'Styled' },
          { value: 'unstyled', title: 'Unstyled' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'uk', scheme: 'light', direction: 'ltr', look: 'styled', ...globalsOfDocsPage() },
} satisfies Preview
