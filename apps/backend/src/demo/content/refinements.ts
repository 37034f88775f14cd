import { attributes, type Category, type Model } from '../goods/index.ts'
import type { DemoMenuItem } from './menu.ts'

/** The facets that hold a class of a standard: visibility of EN ISO 20471, category of EN ISO 20345, cut level of EN 388. */
const classFacets = ['visibility', 'category', 'cut']

/**
 * Under a subcategory, the classes its goods really have, each a link to the list narrowed by that facet
 * (`/signal-vests?visibility=two`). None where there is only one, or where the category does not offer the facet.
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
