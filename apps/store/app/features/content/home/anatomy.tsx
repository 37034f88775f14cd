import { Button } from '@shop/ui/button'
import { ArrowIcon } from '@shop/ui/icon'
import { Price } from '@shop/ui/price'
import type { CSSProperties } from 'react'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { phoneSizes } from '../../../platform/pictures/phone-sizes.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import type { HomePage } from './loader.server.ts'

interface AnatomyProps {
  anatomy: NonNullable<HomePage['anatomy']>
  toProduct: string
}

const at = (x: number, y: number): CSSProperties & Record<`--${string}`, string> => ({ '--x': `${x}%`, '--y': `${y}%` })

/** One product explained: numbered pins on its drawing and a table that describes them. */
export function Anatomy({ anatomy, toProduct }: AnatomyProps) {
  const { title, text, pins, name, url, image, price, isFrom, was, code } = anatomy
  return (
    <section className="section" aria-labelledby="anatomy">
      <div className="anatomy">
        <div className="anatomy__media media-surface" data-ruler="">
          <div className="drawing">
            <Picture image={image} sizes={`(min-width: 1024px) 530px, ${phoneSizes(80)}`} />
            {pins.map(({ x, y, name }, index) => (
              <span key={name} className="pin" style={at(x, y)} aria-hidden="true">
                {index + 1}
              </span>
            ))}
          </div>
        </div>
        <div className="anatomy__text">
          <h2 data-text="h2" id="anatomy">
            {title}
          </h2>
          <p data-text="lead muted">{text}</p>
          <table className="spec-table">
            <caption data-visually-hidden="">{name}</caption>
            <tbody>
              {pins.map((pin, index) => (
                <tr key={pin.name}>
                  <td>
                    <span className="pin" data-inline="">
                      {index + 1}
                    </span>
                  </td>
                  <th scope="row">
                    {pin.name}
                    <small>{pin.text}</small>
                  </th>
                  <td className="spec-table__number">{pin.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="anatomy__product">
            <div>
              <p data-text="h4">{name}</p>
              <p data-text="caption">{code}</p>
            </div>
            <Price amount={price} was={was} from={isFrom} />
            <Button asChild>
              <StoreLink href={url}>
                {toProduct} <ArrowIcon />
              </StoreLink>
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
