import { StoreLink } from '../shell/store-link.tsx'
import { type CompactImage, expandImage } from './compact-image.ts'
import { Picture } from './picture.tsx'

interface CategoryTilesProps {
  categories: readonly { name: string; url: string; image: CompactImage | null; text: string }[]
}

/** Grid of categories with their pictures. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className="cats">
      {categories.map(({ name, url, image, text }) => (
        <li key={url}>
          <StoreLink className="cat" href={url}>
            <span className="cat__pic">
              {image && (
                <Picture image={expandImage(image)} sizes="(min-width: 1241px) 16vw, (min-width: 768px) 25vw, 50vw" />
              )}
            </span>
            <span className="cat__text">
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </StoreLink>
        </li>
      ))}
    </ul>
  )
}
