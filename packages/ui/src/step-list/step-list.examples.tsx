import { Button } from '@shop/ui/button'
import { EmailField } from '@shop/ui/field'
import { StepList } from '@shop/ui/step-list'

export const Example = () => (
  <StepList.Root>
    <StepList.Step number={1} state="done">
      <StepList.Head>
        <StepList.Title>Delivery</StepList.Title>
        <Button variant="quiet">Change the delivery</Button>
      </StepList.Head>
      <StepList.Body>
        <StepList.Facts>
          <StepList.Fact term="City">Kyiv</StepList.Fact>
        </StepList.Facts>
      </StepList.Body>
    </StepList.Step>
    <StepList.Step number={2} state="open">
      <StepList.Head>
        <StepList.Title>Contact</StepList.Title>
      </StepList.Head>
      <StepList.Body>
        <EmailField label="E-mail" />
      </StepList.Body>
    </StepList.Step>
  </StepList.Root>
)
