import { type Menu, menuIds, type Settings } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import { isLocale, type Locale } from '@shop/contract/locales'
import { outcome } from '../../packages/flows/src/flow/failure.ts'
import type { LocaleLoaders } from '../../packages/flows/src/locale/index.ts'
import { type Answers, success } from '../../packages/flows/src/testing/index.ts'

const words = {
  uk: {
    search: 'Пошук по товарах',
    greeting: 'Робочий одяг, який тримає форму',
    notLoaded: 'мову не завантажено',
    menu: ['Куртки', 'Штани', 'Взуття'],
    newsletter: 'Новини на e-mail',
    subscribe: 'Підписатися',
  },
  ru: {
    search: 'Поиск по товарам',
    greeting: 'Рабочая одежда, которая держит форму',
    notLoaded: 'язык не загружен',
    menu: ['Куртки', 'Брюки', 'Обувь'],
    newsletter: 'Новости на e-mail',
    subscribe: 'Подписаться',
  },
  en: {
    search: 'Search the products',
    greeting: 'Workwear that keeps its shape',
    notLoaded: 'the language could not be loaded',
    menu: ['Jackets', 'Trousers', 'Shoes'],
    newsletter: 'News by e-mail',
    subscribe: 'Subscribe',
  },
} as const

export type ShopMessages = Readonly<Record<'search' | 'greeting' | 'notLoaded', string>>

export const shopMessages = (lang: Locale): ShopMessages => words[lang]

export function shopMenu(lang: Locale): Menu {
  const urls = ['/jackets', '/trousers', '/shoes']
  return {
    name: 'header',
    items: words[lang].menu.map((name, index) => ({ name, url: urls[index] ?? '/', children: [] })),
  }
}

const shopSettings = (lang: Locale): Settings => ({
  name: 'ГАРТ',
  logotype: '',
  logodark: '',
  logofooter: '',
  copyright: '© %year%',
  checkout: { currencies: { UAH: { prefix: '', suffix: ' ₴' } }, cities: [] },
  contacts: [],
  head_code: '',
  body_code: '',
  blog_subscribe_title: words[lang].newsletter,
  blog_subscribe_subtitle: '',
  blog_subscribe_placeholder: 'name@poshta.ua',
  blog_subscribe_btn_title: words[lang].subscribe,
  theme_bg_type: 'color',
  theme_color: '#ffffff',
  theme_gradient: '',
  theme_gradient2: '',
  theme_gradient_deg: 0,
  theme_gradient_type: 'linear',
  theme_font_style: '',
  theme_noise: false,
  demo_directory: true,
  google_sign_in: false,
})

const toLocale = (lang: unknown): Locale => (isLocale(lang) ? lang : 'uk')

/** A backend that has settings and menus in every language. */
export const languageAnswers: Answers = {
  '/api/settings/all': ({ lang }) => success(shopSettings(toLocale(lang))),
  '/api/menu/get-by-ids': ({ lang }) => success({ items: { [menuIds.header]: shopMenu(toLocale(lang)) } }),
}

/** Loaders of a locale: messages of the page's scripts, settings and menus of the backend. */
export const languageLoaders = (client: Client): LocaleLoaders<ShopMessages, Settings, Menu | undefined> => ({
  messages: async lang => ({ ok: true, data: shopMessages(lang) }),
  settings: async (lang, signal) => outcome(await client.call('/api/settings/all', { lang }, { signal })),
  async menus(lang, signal) {
    const answer = outcome(await client.call('/api/menu/get-by-ids', { lang, ids: [menuIds.header] }, { signal }))
    return answer.ok ? { ok: true, data: answer.data.items[menuIds.header] } : answer
  },
})
