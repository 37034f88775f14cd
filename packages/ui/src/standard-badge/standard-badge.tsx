'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { pictogram } from './pictograms.ts'
import type { standardBadgeData } from './standard-badge.data.ts'

const at = /* @__PURE__ */ anatomy<typeof standardBadgeData>('standard-badge')

/** Protection standards of a product. Renders a `<ul>`; put each badge in an `<li>`. */
export const StandardBadgeList = /* @__PURE__ */ part('ul', at('list'))

export interface StandardBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `EN ISO 20471`: its number selects the pictogram. */
  code: string
  /** Class or type within the standard: `2`, `S3`, `2121X`. Without one the code itself is shown. */
  protectionClass?: string | null | undefined
  /** What it protects from: shown in the row layout. */
  text?: string | null | undefined
  /** `inline`: the class only, as on a card; `row`: code and meaning as well. @default 'inline' */
  layout?: 'inline' | 'row' | undefined
}

/** Protection standard: pictogram, class and, in the row layout, code and meaning. Renders a `<span>`. */
export function StandardBadge({ code, protectionClass, text, layout = 'inline', ...rest }: StandardBadgeProps) {
  return (
    <span {...rest} data-layout={layout} {...at('root')}>
      <svg
        width={26}
        height={30}
        viewBox="0 0 26 30"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.4}
        aria-hidden="true"
        {...at('pictogram')}
      >
        <path d={pictogram(code)} />
      </svg>
      <span {...at('label')}>
        {layout === 'inline' && protectionClass ? (
          <>
            <span data-visually-hidden="" {...at('code')}>
              {code}{' '}
            </span>
            {protectionClass}
          </>
        ) : (
          <span {...at('code')}>{protectionClass ? `${code} · ${protectionClass}` : code}</span>
        )}
        {layout === 'row' && text && (
          <>
            {' '}
            <small {...at('text')}>{text}</small>
          </>
        )}
      </span>
    </span>
  )
}
