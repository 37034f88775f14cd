import type { MenuItem, Standard } from '@shop/contract'
import { type Locale, locales, localise } from '@shop/contract/locales'
import { settlementOf } from '../adapters/carrier/demo-directory/settlements.ts'
import type {
  anatomies,
  articles,
  banners as bannersTable,
  benefits as benefitsTable,
  home_texts,
  menus as menusTable,
  pages as pagesTable,
  StoredSettings,
  settings as settingsTable,
} from '../db/schema/index.ts'
import { news } from '../demo/content/news.ts'
import { pages } from '../demo/content/pages.ts'
import { anatomy, banners, benefits, homeMeta } from '../demo/data/content/home.ts'
import { type DemoMenuItem, menus } from '../demo/data/content/menus.ts'
import { settings } from '../demo/data/content/settings.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { demoPicture } from '../pictures/index.ts'
import type { Text } from '../text.ts'

/** Sanitised also when it is read; here, so that the tables contain what is shown. */
const sanitised = ({ uk, ru, en }: Text): Text => ({
  uk: sanitizeBody(uk),
  ru: sanitizeBody(ru),
  en: sanitizeBody(en),
})

function settingsIn(lang: Locale): StoredSettings {
  const {
    name,
    copyright,
    checkout,
    contacts,
    blog_subscribe_title,
    blog_subscribe_subtitle,
    blog_subscribe_placeholder,
    blog_subscribe_btn_title,
    ...plain
  } = settings
  return {
    ...plain,
    name: name[lang],
    copyright: copyright[lang],
    checkout: {
      currencies: { ...checkout.currencies },
      cities: checkout.cities.flatMap(ref => {
        const place = settlementOf(ref)
        return place ? [{ cityName: place.name[lang], ref, area: place.area[lang] }] : []
      }),
    },
    contacts: contacts.map(contact => ({
      is_main: contact.is_main,
      name: contact.name[lang],
      phones: contact.phones.map(({ label, number }) => ({ label: label[lang], number })),
      messengers: [...(contact.messengers ?? [])],
      email: contact.email,
      address: contact.address[lang],
      hours: contact.hours[lang],
    })),
    blog_subscribe_title: blog_subscribe_title[lang],
    blog_subscribe_subtitle: blog_subscribe_subtitle[lang],
    blog_subscribe_placeholder: blog_subscribe_placeholder[lang],
    blog_subscribe_btn_title: blog_subscribe_btn_title[lang],
    pickup: settings.pickup[lang],
  }
}

const menuItemIn =
  (lang: Locale) =>
  ({ name, url, text, children }: DemoMenuItem): MenuItem => ({
    name: name[lang],
    ...(text ? { text: text[lang] } : {}),
    url: url === '' ? '' : localise(url, lang),
    children: children.map(menuItemIn(lang)),
  })

interface Rows {
  settings: (typeof settingsTable.$inferInsert)[]
  menus: (typeof menusTable.$inferInsert)[]
  pages: (typeof pagesTable.$inferInsert)[]
  articles: (typeof articles.$inferInsert)[]
  banners: (typeof bannersTable.$inferInsert)[]
  benefits: (typeof benefitsTable.$inferInsert)[]
  anatomies: (typeof anatomies.$inferInsert)[]
  home_texts: (typeof home_texts.$inferInsert)[]
}

/** The demo's settings, menus, pages, news and home page as rows. `productId` resolves the slugs of products. */
export function contentRows(productId: (slug: string) => number | null): Rows {
  return {
    settings: locales.map(lang => ({ lang, data: settingsIn(lang) })),
    menus: menus.flatMap(({ id, name, items }) =>
      locales.map(lang => ({ id, lang, data: { name: name[lang], items: items.map(menuItemIn(lang)) } })),
    ),
    pages: pages.map(({ slug, title, description, body }) => ({
      slug,
      titles: title,
      descriptions: description,
      bodies: sanitised(body),
    })),
    articles: news.map(({ slug, date, title, lead, body }) => ({
      slug,
      published_at: new Date(`${date}T10:00:00+02:00`),
      titles: title,
      leads: lead,
      bodies: sanitised(body),
      picture: demoPicture(`news-${slug}`),
    })),
    banners: banners.flatMap((banner, position) => {
      const product_id = productId(banner.image.product)
      return product_id === null
        ? []
        : [
            {
              position,
              titles: banner.title,
              texts: banner.text,
              url: banner.url,
              actions: banner.action,
              shorts: banner.short,
              product_id,
              picture: banner.image.picture,
              second_product_id: banner.secondImage ? productId(banner.secondImage.product) : null,
              second_picture: banner.secondImage?.picture ?? 0,
              scene: demoPicture(banner.scene),
              priced_product_id: banner.priced === null ? null : productId(banner.priced),
              standards: {
                uk: standardsIn(banner.standards, 'uk'),
                ru: standardsIn(banner.standards, 'ru'),
                en: standardsIn(banner.standards, 'en'),
              },
            },
          ]
    }),
    benefits: benefits.map(({ figure, unit, text }, position) => ({ position, figure, units: unit, texts: text })),
    anatomies: [anatomy].flatMap(({ product, title, text, pins }) => {
      const product_id = productId(product)
      return product_id === null ? [] : [{ product_id, titles: title, texts: text, pins }]
    }),
    home_texts: locales.map(lang => ({
      lang,
      title: homeMeta.title[lang],
      description: homeMeta.description[lang],
    })),
  }
}

const standardsIn = (standards: (typeof banners)[number]['standards'], lang: Locale): Standard[] =>
  standards.map(({ code, class: level, text }) => ({ code, class: level?.[lang] ?? '', text: text[lang] }))
