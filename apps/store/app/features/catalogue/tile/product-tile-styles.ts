// Styles of a product tile, imported by every route that shows one.
import '@shop/ui/theme/product-card.css'
import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/badge.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/review-grade.css'
import '@shop/ui/theme/standard-badge.css'
