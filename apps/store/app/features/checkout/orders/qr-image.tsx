import type { ReactNode } from 'react'
import type { QrCode } from './qr.server.ts'

/** Modules of the border that scanners need. */
const QUIET_ZONE = 4

interface QrImageProps {
  code: QrCode
  label: string
  className: string
  /** Sign in its middle. */
  children?: ReactNode
}

/** QR code, black on white in every scheme. */
export const QrImage = ({ code: { size, path }, label, className, children }: QrImageProps) => (
  <svg
    className={className}
    role="img"
    aria-label={label}
    viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
    shapeRendering="crispEdges"
  >
    <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width="100%" height="100%" fill="#fff" />
    <path d={path} stroke="#000" />
    {children}
  </svg>
)
