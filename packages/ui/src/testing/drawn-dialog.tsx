import type { ReactNode } from 'react'

interface DrawnDialogProps {
  title: string
  children: ReactNode
  footer: ReactNode
  placement: 'center' | 'start'
  /** Height of its place, in CSS pixels. */
  height: number
}

/** The look of an open dialog without its overlay: a real one would cover the page of docs. */
export const DrawnDialog = ({ title, children, footer, placement, height }: DrawnDialogProps) => (
  <div style={{ minBlockSize: height }}>
    <div
      data-scope="modal"
      data-part="content"
      data-placement={placement}
      data-state="open"
      style={{ animation: 'none' }}
    >
      <div data-scope="modal" data-part="header">
        <h3 data-scope="modal" data-part="title">
          {title}
        </h3>
      </div>
      <div data-scope="modal" data-part="body">
        <p>{children}</p>
      </div>
      <div data-scope="modal" data-part="footer" data-layout="stack">
        {footer}
      </div>
    </div>
  </div>
)
