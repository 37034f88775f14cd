// What of a product's page comes with the first sign of the shopper: one file, so that it is asked for once.
export { ProductGallery } from './gallery.tsx'
export { ProductDetails } from './product-details.tsx'
export { Purchase } from './purchase.tsx'
