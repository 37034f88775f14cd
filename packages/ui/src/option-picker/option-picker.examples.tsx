import { OptionPicker } from '@shop/ui/option-picker'

export const Example = () => (
  <>
    <OptionPicker.Root label="Size" name="size" defaultValue="52">
      <OptionPicker.Legend>
        <b>Size</b>
      </OptionPicker.Legend>
      <OptionPicker.Items>
        <OptionPicker.Item value="50">50</OptionPicker.Item>
        <OptionPicker.Item value="52" availability="running-out">
          52
        </OptionPicker.Item>
        <OptionPicker.Item value="54" availability="out-of-stock">
          54
        </OptionPicker.Item>
      </OptionPicker.Items>
      <OptionPicker.Description>Sizes struck through are sold out.</OptionPicker.Description>
    </OptionPicker.Root>
    <p>
      Colour: <OptionPicker.Dot colours={['#3b3f42']} size="small" /> graphite
    </p>
    <OptionPicker.Swatches>
      <OptionPicker.Swatch href="/traverse-graphite" colours={['#3b3f42']} current>
        Graphite
      </OptionPicker.Swatch>
      <OptionPicker.Swatch href="/traverse-signal" colours={['#ff6a00', '#2b2b2b']}>
        Signal orange
      </OptionPicker.Swatch>
    </OptionPicker.Swatches>
  </>
)
