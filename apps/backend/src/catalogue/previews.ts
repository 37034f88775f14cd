import { productPreviews } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { inLanguage } from '../pictures/index.ts'
import { productPath } from '../seo/product-path.ts'
import { ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { findCardRows } from './cards.ts'
import { findVariantRows } from './variants.ts'

/** Pictures that cards show while they are looked at. */
export const answerProductPreviews = defineHandler(productPreviews, async ({ lang, ids }, { db, pictures, tags }) => {
  const known = [...new Set(ids)]
  const rows = await findCardRows(db, known, lang)
  const variants = await findVariantRows(db, [...new Set(rows.map(({ product }) => product.model_id))])
  for (const id of known) tags.add(`card:${id}`)
  return ok(
    known.flatMap(id => {
      const row = rows.find(({ product }) => product.id === id)
      if (!row) return []
      const { product, category, name } = row
      const [, second] = product.pictures
      return [
        {
          product_id: id,
          second_image: second ? pictures.image(inLanguage(second, lang), product.slug, name) : null,
          variants: (variants.get(product.model_id) ?? []).flatMap(({ slug, colours, pictures: [picture] }) =>
            picture
              ? [
                  {
                    url: localise(productPath(category, slug), lang),
                    image: pictures.image(inLanguage(picture, lang), slug, colours[lang]),
                  },
                ]
              : [],
          ),
        },
      ]
    }),
  )
})
