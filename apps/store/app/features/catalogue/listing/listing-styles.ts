// Styles of a product list, imported by every route that shows one.
import '@shop/ui/theme/breadcrumbs.css'
import '@shop/ui/theme/facets.css'
import '@shop/ui/theme/pagination.css'
import '@shop/ui/theme/sort-select.css'
import './listing.css'
