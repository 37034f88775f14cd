import type { QrCode } from './qr.server.ts'
import { QrImage } from './qr-image.tsx'

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
