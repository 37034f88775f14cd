'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { formatDate } from '../internal/format-date.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { usePart } from '../internal/use-part.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { orderTimelineData } from './order-timeline.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof orderTimelineData>('order-timeline')

/** `failed`: the order did not go on here: it was cancelled, returned, not delivered. */
export type OrderTimelineState = 'done' | 'current' | 'upcoming' | 'failed'

export interface OrderTimelineRootProps extends ComponentPropsWithRef<'ol'> {
  /** `horizontal`: side by side, on a phone below each other. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined
}

/**
 * Steps of an order from the first to the last; name it with `aria-label` or a heading. Renders an `<ol>`.
 *
 * The current step has aria-current="step"; the state of the others is a hidden text after the title, and a mark of its own
 * shape. Not for steps that the customer goes through, as in a checkout: use the step list.
 */
export function OrderTimelineRoot({ orientation = 'vertical', ...rest }: OrderTimelineRootProps) {
  return <ol {...rest} data-orientation={orientation} {...attrs('root')} />
}

/** Text for screen readers after the title; null: none. */
const StateContext = /* @__PURE__ */ createContext<{ stateText: string | null } | null>(null)

export interface OrderTimelineItemProps extends ComponentPropsWithRef<'li'> {
  /** State of the step. The current one has `aria-current="step"`. */
  state: OrderTimelineState
  /** `event`: happened between the steps, such as a payment; its marker is small. @default 'step' */
  variant?: 'step' | 'event' | undefined
  /**
   * State in words, for screen readers, after the title. `null`: none, for a title that says it itself («Cancelled»).
   * @default the state in the provider's language; none for the current step and for events
   */
  stateText?: string | null | undefined
  /** Marker; `null`: only its shape. @default a check mark of what is done, a cross of what failed */
  icon?: ReactNode
}

/** One step. Renders a `<li>` with a marker in front. Parts: `Title`, `Date`, `Description`, `Link`. */
export function OrderTimelineItem(props: OrderTimelineItemProps) {
  const { state, variant = 'step', stateText, icon, children, ...rest } = props
  const { orderTimeline } = useShopUi().messages
  const ownText = variant === 'event' || state === 'current' ? null : orderTimeline[state]
  const ownIcon = state === 'done' ? <CheckIcon size="small" /> : state === 'failed' && <CloseIcon size="small" />
  return (
    <StateContext value={{ stateText: stateText === undefined ? ownText : stateText }}>
      <li
        aria-current={state === 'current' ? 'step' : undefined}
        {...rest}
        data-state={state}
        data-variant={variant}
        {...attrs('item')}
      >
        <span aria-hidden="true" {...attrs('marker')}>
          {icon === undefined ? variant === 'step' && ownIcon : icon}
        </span>
        {children}
      </li>
    </StateContext>
  )
}

/** Name of the step, followed by its state for screen readers. Renders a `<b>`. */
export function OrderTimelineTitle({ children, ...rest }: ComponentPropsWithRef<'b'>) {
  const { stateText } = usePart(StateContext, 'OrderTimeline.Title', 'OrderTimeline.Item')
  return (
    <b {...rest} {...attrs('title')}>
      {children}
      {stateText !== null && <span {...visuallyHidden}> ({stateText})</span>}
    </b>
  )
}

export interface OrderTimelineDateProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** Date for `<time datetime>`: ISO 8601. */
  date: string
  /** Formatted date: give one in the shop's time zone. @default day and time in the provider's language, UTC */
  children?: ReactNode
}

const moment: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }

/** When the step was done, or is expected. Renders a `<time>`. */
export function OrderTimelineDate({ date, children, ...rest }: OrderTimelineDateProps) {
  const { locale } = useShopUi()
  return (
    <time {...rest} dateTime={date} {...attrs('date')}>
      {children ?? formatDate(date, locale, moment)}
    </time>
  )
}

/** Where the parcel is, why it was cancelled. Renders a `<span>`. */
export const OrderTimelineDescription = /* @__PURE__ */ createPart('span', attrs('description'))

/** Link of a step: the parcel at its carrier. Renders the provider's link, or with `asChild` its only child. */
export function OrderTimelineLink(props: LinkPartProps) {
  return <LinkPart {...props} {...attrs('link')} />
}
