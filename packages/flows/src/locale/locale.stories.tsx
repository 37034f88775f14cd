import type { Menu, Settings } from '@shop/contract'
import { badges, type Locale, locales, localise, ownNames } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { LanguageBadge } from '@shop/ui/language-badge'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import {
  languageAnswers,
  languageLoaders,
  type ShopMessages,
  shopMenu,
  shopMessages,
} from '../../../../.storybook/flows/languages.ts'
import {
  endCall,
  reloadTab,
  sendEvent,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import { Row, useExampleTexts } from '../../../../.storybook/flows/products.ts'
import { storyTexts } from '../../../../.storybook/flows/story-texts.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeCookies } from '../testing/index.ts'
import {
  createLocaleFlow,
  type Loaded,
  type LocaleEmitted,
  type LocaleEvent,
  type LocaleFlow,
  type LocaleView,
} from './index.ts'
import { localeStates } from './states.ts'

type Language = Loaded<ShopMessages, Settings, Menu | undefined>

const meta = {
  title: 'Flows/Language',
  component: LanguagePage,
  args: { path: '/jackets' },
} satisfies Meta<typeof LanguagePage>
export default meta
type Story = StoryObj<typeof meta>

function Header({ flow }: { flow: LocaleFlow<Language> }) {
  const words = useExampleTexts()
  const { status, lang, pending, loaded, error } = useFlowView(flow)
  const { greeting, search, notLoaded } = loaded?.messages ?? shopMessages(lang)
  const menu = loaded?.menus ?? shopMenu(lang)
  return (
    <>
      {status === 'failed' && pending && (
        <p role="alert">
          <span lang={pending}>{ownNames[pending]}</span>: {error?.message ?? notLoaded}{' '}
          <Button size="small" variant="quiet" onClick={() => flow.send({ type: 'locale.retry' })}>
            {words.again}
          </Button>
        </p>
      )}
      <Row>
        <LanguageBadge.Root>
          <LanguageBadge.Trigger badge={badges[lang]} language={ownNames[lang]} />
          <LanguageBadge.List>
            {locales.map(other => (
              <LanguageBadge.Link
                key={other}
                href={`#${other}`}
                language={other}
                current={other === lang}
                onClick={event => {
                  event.preventDefault()
                  flow.send({ type: 'locale.switch', lang: other })
                }}
              >
                {ownNames[other]}
              </LanguageBadge.Link>
            ))}
          </LanguageBadge.List>
        </LanguageBadge.Root>
        {status === 'switching' && pending && (
          <span role="status">
            <span lang={pending}>{ownNames[pending]}</span>…
          </span>
        )}
      </Row>
      <div lang={lang} aria-busy={status === 'switching'} style={{ display: 'grid', gap: 8 }}>
        <p data-text="h3">{greeting}</p>
        <p>{search}</p>
        <ul>
          {menu.items.map(({ name, url }) => (
            <li key={url}>
              {name} <code>{localise(url, lang)}</code>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

interface LanguagePageProps {
  /** Path of the first page. */
  path: string
  /** `navigator.languages`. @default none */
  languages?: readonly string[]
}

/** The locale of a visit, and switching it once messages, settings and menus are all loaded. */
function LanguagePage({ path: first, languages = [] }: LanguagePageProps) {
  const setup = ({ lang, client }: StoryEnvironment) => {
    const load = languageLoaders(client(languageAnswers))
    const cookies = createFakeCookies()
    let path = first === '/' ? first : localise(first, lang)
    return {
      createFlow() {
        const flow = createLocaleFlow({ load, cookies, path, languages })
        flow.on('locale.changed', changed => {
          path = changed.path
        })
        return flow
      },
    }
  }
  return (
    <FlowPage<LocaleEvent, LocaleView<Language>, LocaleEmitted<Language>>
      setup={setup}
      descriptions={localeStates}
      calls={['/api/settings/all', '/api/menu/get-by-ids']}
      events={[
        {
          type: 'locale.switch',
          fields: { lang: locales },
          make: ({ text }) => ({ type: 'locale.switch', lang: locales.find(one => one === text('lang')) ?? 'uk' }),
        },
        { type: 'locale.retry', make: () => ({ type: 'locale.retry' }) },
        { type: 'locale.dismiss', make: () => ({ type: 'locale.dismiss' }) },
        {
          type: 'route.changed',
          fields: { path: '/en/boots' },
          make: ({ text }) => ({ type: 'route.changed', path: text('path') }),
        },
        { type: 'network.online', make: () => ({ type: 'network.online' }) },
      ]}
    >
      {flow => <Header flow={flow} />}
    </FlowPage>
  )
}

const otherLocale = (lang: Locale): Locale => (lang === 'en' ? 'ru' : 'en')

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { lang } = storyTexts(globals)
    const other = otherLocale(lang)
    const shop = () => shopPanel(canvas)
    await waitForState(canvas, 'ready')
    await setNetworkConditions(canvas, 'held')
    await userEvent.click(shop().getByRole('button', { name: new RegExp(ownNames[lang]) }))
    await userEvent.click(shop().getByRole('link', { name: ownNames[other] }))
    await waitForState(canvas, 'switching')
    await expect(shop().getByText(shopMessages(lang).greeting)).toBeVisible()
    await endCall(canvas, 'answer')
    await expect(shop().getByText(shopMessages(lang).greeting)).toBeVisible()
    await endCall(canvas, 'answer')
    await waitFor(() => expect(shop().getByText(shopMessages(other).greeting)).toBeVisible())
    await waitForLog(canvas, new RegExp(`locale\\.changed .*"path":"${localise('/jackets', other)}"`))
    await reloadTab(canvas)
    await expect(shop().getByText(shopMessages(other).greeting)).toBeVisible()
  },
}

export const FailedSwitch: Story = {
  play: async ({ canvas, globals }) => {
    const { lang, words, serverError } = storyTexts(globals)
    const other = otherLocale(lang)
    await waitForState(canvas, 'ready')
    await setNetworkConditions(canvas, 'server')
    await sendEvent(canvas, 'locale.switch', { lang: other })
    await waitFor(() =>
      expect(shopPanel(canvas).getByRole('alert')).toHaveTextContent(`${ownNames[other]}: ${serverError}`),
    )
    await setNetworkConditions(canvas, 'answered')
    await userEvent.click(shopPanel(canvas).getByRole('button', { name: words.again }))
    await waitFor(() => expect(shopPanel(canvas).getByText(shopMessages(other).greeting)).toBeVisible())
  },
}

export const DetectedFromBrowser: Story = {
  args: { path: '/', languages: ['de', 'en-GB'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shopPanel(canvas).getByText(shopMessages('en').greeting)).toBeVisible())
    await waitForLog(canvas, /locale\.changed .*"source":"browser"/)
  },
}

export const English: Story = { globals: { locale: 'en' } }
export const RussianInTheDark: Story = { globals: { locale: 'ru', scheme: 'dark' } }
