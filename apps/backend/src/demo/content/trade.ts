import type { Text } from '../../text.ts'
import { goods } from '../goods/index.ts'
import { t } from '../goods/wording.ts'
import { body, h2, p, ul } from './html.ts'
import type { DemoPage } from './page.ts'

/** A trade: its page with advice and a kit. */
export interface DemoTrade extends DemoPage {
  /** Label in menus: «Зварник». */
  name: Text
}

/** A product of a kit, by the slug of one of its variants, and why it belongs there. */
export interface KitItem {
  product: string
  why: Text
}

interface TradeDraft {
  slug: string
  name: Text
  title: Text
  description: Text
  lead: Text
  advice: readonly Text[]
  kit: readonly KitItem[]
  note: Text
}

/** The product's name with a link to its page. */
function linkTo(slug: string): Text {
  const model = goods.find(({ variants }) => variants.some(variant => variant.slug === slug))
  const [place] = model?.places ?? []
  if (!model || !place) throw new Error(`No product ${slug} for a kit`)
  const link = (name: string) => `[${name}](/${place.category}/${slug})`
  return { uk: link(model.name.uk), ru: link(model.name.ru), en: link(model.name.en) }
}

const kitLine = ({ product, why }: KitItem): Text => {
  const link = linkTo(product)
  return { uk: `${link.uk}: ${why.uk}`, ru: `${link.ru}: ${why.ru}`, en: `${link.en}: ${why.en}` }
}

/** Page of a trade. The shop shows the products that its body links to as the kit. */
export const trade = ({ slug, name, title, description, lead, advice, kit, note }: TradeDraft): DemoTrade => ({
  slug,
  name,
  title,
  description,
  body: body(
    p(lead.uk, lead.ru, lead.en),
    h2('На що дивитися', 'На что смотреть', 'What to look for'),
    ul(...advice),
    h2('Що входить у комплект', 'Что входит в комплект', 'What the kit includes'),
    ul(...kit.map(kitLine)),
    p(note.uk, note.ru, note.en),
  ),
})

export const item = (product: string, uk: string, ru: string, en: string): KitItem => ({ product, why: t(uk, ru, en) })
