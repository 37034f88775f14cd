import type { Address } from '@shop/contract'
import { RadioGroup, RadioGroupItem } from '@shop/ui/field'
import { addressLine } from '../../platform/words/address-line.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { OTHER_ADDRESS, SAVED_ADDRESS, SAVED_ADDRESS_SHOWN } from './form.ts'

interface SavedAddressesProps {
  addresses: readonly Address[]
  /** The one that is entered; null: another address. */
  selected: Address | null
  onSelect: (id: number | null) => void
  words: CheckoutWords
}

/** «Збережені адреси»: the customer's address book. Without scripts the next submit applies the choice. */
export function SavedAddresses({
  addresses,
  selected,
  onSelect,
  words: { savedAddresses: words },
}: SavedAddressesProps) {
  const shown = selected ? String(selected.id) : OTHER_ADDRESS
  return (
    <>
      <input type="hidden" name={SAVED_ADDRESS_SHOWN} value={shown} />
      <RadioGroup
        name={SAVED_ADDRESS}
        label={words.title}
        hint={words.hint}
        value={shown}
        onValueChange={id => onSelect(Number(id) || null)}
      >
        {addresses.map(address => (
          <RadioGroupItem
            key={address.id}
            value={String(address.id)}
            title={addressLine(address, words)}
            description={address.name}
            aside={address.main === 1 && words.main}
          />
        ))}
        <RadioGroupItem value={OTHER_ADDRESS} title={words.other} description={words.otherHint} />
      </RadioGroup>
    </>
  )
}
