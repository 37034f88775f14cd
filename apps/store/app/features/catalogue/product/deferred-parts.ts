// Parts of the product page that are hydrated on the first interaction: one module, so that they are one request.
export { ProductGallery } from './gallery.tsx'
export { ProductDetails } from './product-details.tsx'
export { Purchase } from './purchase.tsx'
