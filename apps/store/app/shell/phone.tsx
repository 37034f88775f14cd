interface PhoneProps {
  /** `label` is shown, `number` dialled. */
  phone: { label: string; number: string } | null
  className: string
}

/** The main phone number as a link. */
export function Phone({ phone, className }: PhoneProps) {
  if (!phone) return null
  return (
    <a className={className} href={`tel:${phone.number}`}>
      {phone.label}
    </a>
  )
}
