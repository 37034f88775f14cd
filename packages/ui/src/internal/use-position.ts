import { arrow, autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'

// Imported by deferred code only.

/** Pixels between a popup and the edges of the viewport. */
const EDGE = 8

const margin = (style: CSSStyleDeclaration, side: 'marginBlockStart' | 'marginInlineStart' | 'marginInlineEnd') =>
  Number.parseFloat(style[side]) || 0

const OPPOSITE: Readonly<Record<string, string>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

export interface PopupPlace {
  /** @default 'bottom-start' */
  placement?: Placement | undefined
  /** Its arrow; a popup with one is as wide as its content. */
  arrow?: RefObject<HTMLElement | null> | undefined
  /** Height (CSS) for which the side is chosen, of a popup that scrolls; it is higher where there is more room. @default its own height */
  room?: string | undefined
}

/** With this much room below its field, a list of options scrolls instead of covering what is above. */
export const LIST_PLACE: PopupPlace = { room: '240px' }

/**
 * Positions an open popup beside its anchor; at the opposite side when there is no room, within the viewport and at most as high
 * as fits. Without an arrow it is as wide as the anchor. It is in the browser's top layer: nothing clips or covers it,
 * although it stays where it is in the document, also in a dialog. The distance and a larger width are its margins in CSS. Sets
 * `data-side`, and the place of the arrow.
 */
export function usePosition(
  open: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
  place: PopupPlace = {},
): void {
  const { placement: wanted = 'bottom-start', arrow: arrowRef, room = '' } = place
  useLayoutEffect(() => {
    const anchor = anchorRef.current
    const popup = popupRef.current
    if (!open || !anchor || !popup) return
    // Margins are read before they are replaced; in the top layer those of the browser would centre it.
    Object.assign(popup.style, { position: 'absolute', inset: 'auto', boxSizing: 'border-box' })
    const style = getComputedStyle(popup)
    const gap = margin(style, 'marginBlockStart')
    const start = margin(style, 'marginInlineStart')
    const wider = -start - margin(style, 'marginInlineEnd')
    popup.style.margin = '0'
    // Browsers before 2024 have no top layer for elements other than dialogs: an ancestor may clip the popup there. jsdom has
    // none either.
    if ('showPopover' in popup) {
      popup.popover = 'manual'
      popup.showPopover()
    }
    const pointer = arrowRef?.current
    const update = async () => {
      popup.style.maxBlockSize = room
      const { x, y, placement, middlewareData } = await computePosition(anchor, popup, {
        placement: wanted,
        middleware: [
          offset({ mainAxis: gap, alignmentAxis: start }),
          flip({ padding: EDGE, crossAxis: false, ...(arrowRef && { fallbackAxisSideDirection: 'end' }) }),
          shift(arrowRef ? { padding: EDGE } : {}),
          size({
            padding: EDGE,
            apply({ rects, availableHeight }) {
              if (!arrowRef) popup.style.inlineSize = `${rects.reference.width + wider}px`
              if (room || popup.offsetHeight > availableHeight)
                popup.style.maxBlockSize = `${Math.max(0, availableHeight)}px`
            },
          }),
          ...(pointer ? [arrow({ element: pointer, padding: EDGE })] : []),
        ],
      })
      Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
      const side = placement.split('-')[0] ?? ''
      popup.dataset.side = side
      const { x: left, y: top } = middlewareData.arrow ?? {}
      if (pointer)
        Object.assign(pointer.style, {
          inset: 'auto',
          ...(left !== undefined && { left: `${left}px` }),
          ...(top !== undefined && { top: `${top}px` }),
          // Half of it stands out of the popup, over its border.
          [OPPOSITE[side] ?? 'top']: `${-pointer.offsetHeight / 2 - popup.clientTop}px`,
        })
    }
    return autoUpdate(anchor, popup, update)
  }, [open, anchorRef, popupRef, wanted, arrowRef, room])
}
