import { Button } from '@shop/ui/button'
import { EmailField } from '@shop/ui/field'
import { StepList } from '@shop/ui/step-list'

export const Example = () => (
  <StepList.Root>
    <StepList.Item number={1} state="done">
      <StepList.Header>
        <StepList.Title>Delivery</StepList.Title>
        <Button variant="quiet">Change delivery</Button>
      </StepList.Header>
      <StepList.Content>
        <StepList.Facts>
          <StepList.Fact term="City">Kyiv</StepList.Fact>
        </StepList.Facts>
      </StepList.Content>
    </StepList.Item>
    <StepList.Item number={2} state="open">
      <StepList.Header>
        <StepList.Title>Contact</StepList.Title>
      </StepList.Header>
      <StepList.Content>
        <EmailField label="E-mail" />
      </StepList.Content>
    </StepList.Item>
  </StepList.Root>
)
