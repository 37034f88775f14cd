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

/** QR code of a credit transfer, with the sign of the hryvnia in its middle as the National Bank's rules have it. */
export function TransferQr({ code, label }: { code: QrCode; label: string }) {
  const middle = code.size / 2
  return (
    <QrImage className="transfer-qr" code={code} label={label}>
      <circle cx={middle} cy={middle} r="5" fill="#fff" shapeRendering="auto" />
      <text x={middle} y={middle} dy="0.36em" fontSize="8" fontWeight="700" textAnchor="middle" fill="#000">
        ₴
      </text>
    </QrImage>
  )
}
