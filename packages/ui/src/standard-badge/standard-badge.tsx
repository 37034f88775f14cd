'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { pictogram } from './pictograms.ts'
import type { standardBadgeData } from './standard-badge.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof standardBadgeData>('standard-badge')

/** Protection standards of a product. Renders a `<ul>`; put each badge in an `<li>`. */
export const StandardBadgeList = /* @__PURE__ */ createPart('ul', attrs('list'))

export interface StandardBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `EN ISO 20471`: its number selects the pictogram. */
  code: string
  /** Class or type within the standard: `2`, `S3`, `2121X`. Without one the code itself is shown. */
  protectionClass?: string | null | undefined
  /** What it protects from: shown in the row layout. */
  text?: string | null | undefined
  /** `inline`: the class only, as on a card; `row`: code and meaning as well. @default 'inline' */
  layout?: 'inline' | 'row' | undefined
  /** Pictogram; `null`: none. @default the pictogram of the code */
  icon?: ReactNode
}

/**
 * Protection standard: pictogram, class and, in the row layout, code and meaning. Renders a `<span>`.
 *
 * The pictogram is decorative; code and class are text. Not for labels that are not standards.
 */
export function StandardBadge(props: StandardBadgeProps) {
  const { code, protectionClass, text, layout = 'inline', icon, ...rest } = props
  return (
    <span {...rest} data-layout={layout} {...attrs('root')}>
      {icon === undefined ? (
        <svg
          width={26}
          height={30}
          viewBox="0 0 26 30"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.4}
          aria-hidden="true"
          {...attrs('pictogram')}
        >
          <path d={pictogram(code)} />
        </svg>
      ) : (
        icon
      )}
      <span {...attrs('label')}>
        {layout === 'inline' && protectionClass ? (
          <>
            <span {...visuallyHidden} {...attrs('code')}>
              {code}{' '}
            </span>
            {protectionClass}
          </>
        ) : (
          <span {...attrs('code')}>{protectionClass ? `${code} · ${protectionClass}` : code}</span>
        )}
        {layout === 'row' && text && (
          <>
            {' '}
            <small {...attrs('description')}>{text}</small>
          </>
        )}
      </span>
    </span>
  )
}
