import { attributes, type Category, type Model } from '../goods/index.ts'
import type { DemoMenuItem } from './menu.ts'

/** Facets for the classes of a standard: visibility of EN ISO 20471, category of EN ISO 20345, cut level of EN 388. */
const classFacets = ['visibility', 'category', 'cut']

/**
 * Menu items of a subcategory: one for each class that its products have, with a link to the list filtered by this facet
 * (`/signal-vests?visibility=two`). Empty when there is only one class or the category does not offer the facet.
 */
export function refinements(category: Category, subcategory: string, goods: readonly Model[]): DemoMenuItem[] {
  const here = goods.filter(model => model.places.some(place => place.subcategory === subcategory))
  const classes = attributes
    .filter(({ id }) => classFacets.includes(id) && category.attributes.includes(id))
    .flatMap(({ id, values }) =>
      values
        .filter(value => here.some(model => model.attributes[id]?.includes(value.id)))
        .map(value => ({ name: value.name, url: `/${subcategory}?${id}=${value.id}`, children: [] })),
    )
  return classes.length > 1 ? classes : []
}
