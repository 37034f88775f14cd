import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'

// Imported by deferred code only.

/** Pixels between a popup and the edges of the viewport. */
const EDGE = 8

const margin = (style: CSSStyleDeclaration, side: 'marginBlockStart' | 'marginInlineStart' | 'marginInlineEnd') =>
  Number.parseFloat(style[side]) || 0

/**
 * Positions an open popup below its anchor and as wide; above it when there is no room, within the viewport and at most as
 * high as fits. It is in the browser's top layer: nothing clips or covers it, although it stays where it is in the document,
 * also in a dialog. The distance and a larger width are its margins in CSS. Sets `data-side`.
 */
export function usePosition(
  open: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
): void {
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
    if (typeof popup.showPopover === 'function') {
      popup.popover = 'manual'
      popup.showPopover()
    }
    const update = async () => {
      popup.style.maxBlockSize = ''
      const { x, y, placement } = await computePosition(anchor, popup, {
        placement: 'bottom-start',
        middleware: [
          offset({ mainAxis: gap, alignmentAxis: start }),
          flip({ padding: EDGE, crossAxis: false }),
          shift(),
          size({
            padding: EDGE,
            apply({ rects, availableHeight }) {
              popup.style.inlineSize = `${rects.reference.width + wider}px`
              if (popup.offsetHeight > availableHeight) popup.style.maxBlockSize = `${Math.max(0, availableHeight)}px`
            },
          }),
        ],
      })
      Object.assign(popup.style, { left: `${x}px`, top: `${y}px` })
      popup.dataset.side = placement.startsWith('top') ? 'top' : 'bottom'
    }
    return autoUpdate(anchor, popup, update)
  }, [open, anchorRef, popupRef])
}
