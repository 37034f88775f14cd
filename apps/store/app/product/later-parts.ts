// What of a product's page comes with the first sign of the shopper: one file, so that it is asked for once.
export { Heart } from '../wishlist/heart.tsx'
export { Assurances } from './assurances.tsx'
export { ProductGallery } from './gallery.tsx'
export { More } from './more.tsx'
export { PhoneBar } from './phone-bar.tsx'
export { Rating } from './rating.tsx'
export { SizeHelp } from './size-help.tsx'
