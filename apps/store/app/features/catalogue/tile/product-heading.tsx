import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { expandImage } from '../../../platform/pictures/compact-image.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import type { ProductHeadingView } from './product-heading.server.ts'

interface ProductHeadingProps {
  title: string
  /** Without a code: a kit. */
  product: Omit<ProductHeadingView, 'code'> & { code: string | null }
}

/** Title of a page about one product or kit, beside its picture, its name as a link and its code. */
export function ProductHeading({ title, product }: ProductHeadingProps) {
  const { name, code, path, picture } = product
  return (
    <div className="product-heading">
      {picture && (
        <div className="product-heading__picture media-surface">
          <Picture image={expandImage(picture)} sizes="96px" eager />
        </div>
      )}
      <div>
        <h1 data-text="h1">{title}</h1>
        <p>
          <StoreLink href={path} data-text="link">
            {name}
          </StoreLink>
        </p>
        {code && <p data-text="small muted">{code}</p>}
      </div>
    </div>
  )
}
