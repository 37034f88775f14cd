import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { type CompactImage, expandImage } from '../../../platform/pictures/compact-image.ts'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'

const SIZES = `(min-width: 1440px) 16vw, (min-width: 768px) 25vw, ${phoneSizes(44)}`

interface CategoryTilesProps {
  categories: readonly { name: string; url: string; image: CompactImage | null; text: string }[]
}

/** Grid of categories with their pictures. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className="category-tiles">
      {categories.map(({ name, url, image, text }) => (
        <li key={url}>
          <StoreLink className="category-tile" href={url}>
            <span className="category-tile__media">
              {image && <Picture image={expandImage(image)} sizes={SIZES} />}
            </span>
            <span className="category-tile__text">
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </StoreLink>
        </li>
      ))}
    </ul>
  )
}
