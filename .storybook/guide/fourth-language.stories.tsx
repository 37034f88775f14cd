import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AvailabilityLabel } from '../../packages/ui/src/availability-label/availability-label.tsx'
import { Breadcrumbs } from '../../packages/ui/src/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../../packages/ui/src/button/button.tsx'
import { TextField } from '../../packages/ui/src/field/text-field.tsx'
import { Pagination } from '../../packages/ui/src/pagination/pagination.tsx'
import { Price } from '../../packages/ui/src/price/price.tsx'
import { ShopUiProvider } from '../../packages/ui/src/provider/provider.tsx'
import { QuantityStepper } from '../../packages/ui/src/quantity-stepper/index.ts'
import { ReviewGrade } from '../../packages/ui/src/review-grade/review-grade.tsx'
import { StepList } from '../../packages/ui/src/step-list/index.ts'
import { Column, Row } from '../../packages/ui/src/testing/examples.tsx'
import { ar } from './arabic.ts'

const riyal = { suffix: 'ر.س' }

/** A part of a shop in a language that the library does not bring, written from right to left. */
function Shop() {
  return (
    <ShopUiProvider locale="ar" dir="rtl" messages={ar} currency={riyal}>
      <div lang="ar" dir="rtl">
        <Column>
          <Breadcrumbs
            items={[
              { name: 'الرئيسية', url: '#home' },
              { name: 'سترات', url: '#jackets' },
              { name: 'سترة العمل', url: '#jacket' },
            ]}
          />
          <h1 data-text="h3">سترة العمل</h1>
          <Row>
            <ReviewGrade value={4.7} count={2} />
            <AvailabilityLabel availability="running-out" />
          </Row>
          <Price amount={1249.5} was={1500} size="large" />
          <Row>
            <QuantityStepper.Root max={3} product="سترة العمل" />
            <Button variant="accent">أضف إلى السلة</Button>
          </Row>
          <StepList.Root>
            <StepList.Item state="done" number={1}>
              <StepList.Header>
                <StepList.Title>بيانات الاتصال</StepList.Title>
              </StepList.Header>
            </StepList.Item>
            <StepList.Item state="open" number={2}>
              <StepList.Header>
                <StepList.Title>التوصيل</StepList.Title>
              </StepList.Header>
              <StepList.Content>
                <TextField label="المدينة" optional />
              </StepList.Content>
            </StepList.Item>
          </StepList.Root>
          <Pagination page={2} pages={9} href={page => `#page-${page}`} />
        </Column>
      </div>
    </ShopUiProvider>
  )
}

const meta = {
  title: 'Guide/Fourth language',
  tags: ['!autodocs', 'night'],
  render: () => <Shop />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ArabicFromRightToLeft: Story = {
  play: async ({ canvas, step }) => {
    await step('a count takes the plural form of the language, the dual too', async () => {
      await expect(canvas.getByRole('img', { name: '4.7 من 5, تقييمان' })).toBeVisible()
    })
    await step('names are in the language', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'زيادة الكمية: سترة العمل' }))
      await expect(canvas.getByRole('spinbutton', { name: 'الكمية: سترة العمل' })).toHaveValue('2')
    })
    await step('the arrow to the next page points to the left', async () => {
      const next = canvas.getByRole('link', { name: 'التالي' })
      const previous = canvas.getByRole('link', { name: 'السابق' })
      await expect(next.getBoundingClientRect().left).toBeLessThan(previous.getBoundingClientRect().left)
    })
  },
}
