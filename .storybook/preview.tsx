import type { Decorator, Preview } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { type ExampleLocale, exampleLocales, WithLanguage } from '../packages/ui/src/testing/examples.tsx'
import '../packages/ui/src/theme/reset.css.ts'
import '../packages/ui/src/theme/theme.css.ts'
import '../packages/ui/src/theme/extra.css.ts'
import '../packages/ui/src/theme/quiet.css.ts'
import structure from '../packages/ui/src/theme/structure.css?inline'
import { undocumented } from './anatomy.ts'
import { brand, isDark } from './brand.ts'
import { acquireFocusLock, followDocsPage, globalsOfDocsPage } from './docs-frame.ts'
import { DocsPage } from './docs-page.tsx'
import { widths } from './pictures/toolbar.ts'

// A busy machine takes longer than the second of the default.
configure({ asyncUtilTimeout: 15_000 })

const localeOf = (value: unknown): ExampleLocale => exampleLocales.find(locale => locale === value) ?? 'uk'

/** What a page without the theme loads instead of it. */
const structureSheet = new CSSStyleSheet()
structureSheet.replaceSync(structure)

/** Enables the theme's style sheets, identified by their layers, or in their place `@shop/ui/structure.css`. */
function setStyled(styled: boolean) {
  document.adoptedStyleSheets = styled ? [] : [structureSheet]
  for (const sheet of document.styleSheets) {
    const ours = [...sheet.cssRules].some(rule => rule.cssText.startsWith('@layer shop.'))
    if (ours) sheet.disabled = !styled
  }
}

// As the first script of the shop's pages does: without it they show what only is there without scripts.
document.documentElement.dataset.scripts = ''

const docsScheme = isDark ? 'dark' : 'light'

/** Wrapper of a story on a docs page, as wide as its frame. */
const WRAPPER_STYLE: CSSProperties = {
  margin: '-30px -20px',
  padding: '30px 20px',
  background: 'var(--shop-background)',
  color: 'var(--shop-text)',
}

/** Applies language, colour scheme, direction and look of the toolbar to every story. */
const withShopGlobals: Decorator = (Story, { args, globals, title, viewMode }) => {
  const locale = localeOf(globals.locale)
  const scheme = globals.scheme === 'dark' ? 'dark' : 'light'
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  // The foundations show what the theme is made of.
  setStyled(globals.look !== 'unstyled' || title.startsWith('Foundations/'))
  // `default…` props are read once: changing one in the controls remounts the part.
  const start = JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')))
  const shop = (
    <WithLanguage locale={locale} dir={direction}>
      <Story key={start} />
    </WithLanguage>
  )
  const page = document.documentElement
  // A docs page is English and in the scheme of the frame around it, its stories have their own globals.
  const documented = viewMode === 'docs'
  page.lang = documented ? 'en' : locale
  page.dir = documented ? 'ltr' : direction
  page.dataset.scheme = documented ? docsScheme : scheme
  const theme = globals.theme === 'quiet' ? 'quiet' : 'workwear'
  page.dataset.theme = documented ? 'workwear' : theme
  if (!documented) return shop
  return (
    <div lang={locale} dir={direction} data-scheme={scheme} data-theme={theme} style={WRAPPER_STYLE}>
      {shop}
    </div>
  )
}

followDocsPage()
let releaseFocusLock = () => {}

/** Editors of types for which Storybook would offer JSON or none. */
const editors = new Map<string | undefined, 'text' | 'number'>([
  ['ReactNode', 'text'],
  ['string | null', 'text'],
  ['number | null', 'number'],
])
const ownEditors = ['boolean', 'string', 'number', 'enum']

/** Name of the prop with the start value of a controlled one, such as `defaultOpen` of `open`. */
const startOf = (name: string) => `default${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A menu of the toolbar. */
const choice = <const Icon extends string>(title: string, icon: Icon, titles: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
})

export default {
  // A control that matches the type; none for functions and lists.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, before]) => {
          const type = before.table?.type?.summary
          if (before.control !== undefined || type === undefined) return [name, before]
          const editor = editors.get(type)
          // Stories are uncontrolled: the start value has the control. Where a story passes `null` it builds the elements itself.
          const isControlled = startOf(name) in argTypes && initialArgs[name] === undefined
          const isBuilt = name === 'asChild' || (type === 'ReactNode' && initialArgs[name] === null)
          const isEditable = !isControlled && !isBuilt && (editor || ownEditors.includes(before.type?.name ?? ''))
          return [
            name,
            isEditable ? { ...before, ...(editor && { control: { type: editor } }) } : { ...before, control: false },
          ]
        }),
      ),
  ],
  tags: ['autodocs'],
  decorators: [withShopGlobals],
  beforeEach: async () => {
    releaseFocusLock = await acquireFocusLock()
  },
  // The data map of a component is its DOM contract: its stories must not render anything undocumented. Pages of the shop may add to it.
  afterEach: ({ title }) => {
    releaseFocusLock()
    if (title.startsWith('Patterns/')) return
    const missing = undocumented(document.body)
    if (missing.length > 0) throw new Error(`Not in the documented parts and attributes: ${missing.join('; ')}`)
  },
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name}, ${width}`, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' as const },
        ]),
      ),
    },
    chromatic: { modes: Object.fromEntries(Object.entries(widths).map(([name, viewport]) => [name, { viewport }])) },
    // The source of a story includes its wrappers; code to copy is in the section «Use».
    docs: { page: DocsPage, canvas: { sourceState: 'none' }, theme: brand },
    options: {
      storySort: {
        order: [
          'Guide',
          ['For designers', 'Getting started', 'All parts', 'Theming', 'Styling', '*', 'Changelog', 'Reference'],
          'Foundations',
          ['Colours', 'Typography', 'Space and shape', 'Motion', 'Accent', 'Tokens'],
          'Actions',
          'Forms',
          'Navigation',
          'Feedback',
          'Data',
          'Commerce',
          'Patterns',
          'Flows',
          ['How to read them'],
        ],
      },
    },
  },
  globalTypes: {
    locale: choice('Language', 'globe', { uk: 'Українська', ru: 'Русский', en: 'English' }),
    scheme: choice('Colour scheme', 'contrast', { light: 'Light', dark: 'Dark' }),
    // For a language written from right to left see Guide, Fourth language.
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    // The second one is a proof that every token can be replaced.
    theme: choice('Theme', 'paintbrush', { workwear: 'Workwear', quiet: 'Quiet' }),
    look: choice('Look', 'paintbrush', { styled: 'Styled', unstyled: 'Unstyled' }),
  },
  initialGlobals: {
    locale: 'uk',
    scheme: 'light',
    direction: 'ltr',
    theme: 'workwear',
    look: 'styled',
    ...globalsOfDocsPage(),
  },
} satisfies Preview
