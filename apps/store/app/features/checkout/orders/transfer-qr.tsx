import type { QrCode } from './qr.server.ts'

/** Modules of the border that scanners need. */
const QUIET_ZONE = 4

/** QR code of a credit transfer, with the sign of the hryvnia in its middle as the National Bank's rules have it. Black on white in every scheme. */
export function TransferQr({ code: { size, path }, label }: { code: QrCode; label: string }) {
  const middle = size / 2
  return (
    <svg
      className="transfer-qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
      <circle cx={middle} cy={middle} r="5" fill="#fff" shapeRendering="auto" />
      <text x={middle} y={middle} dy="0.36em" fontSize="8" fontWeight="700" textAnchor="middle" fill="#000">
        ₴
      </text>
    </svg>
  )
}
