import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmailField, TextareaField, TextField } from '../field/index.ts'
import { Column, InEachLanguage, useExampleWords } from '../internal/examples.tsx'
import { GradeInput, ReviewForm, type ReviewFormStatusProps } from './index.ts'

const meta = {
  title: 'Product/Review form',
  component: GradeInput,
  args: { onValueChange: fn(), required: true },
} satisfies Meta<typeof GradeInput>
export default meta
type Story = StoryObj<typeof meta>

export const Grade: Story = {
  play: async ({ canvas, args, step }) => {
    const grade = (name: string) => canvas.getByRole('radio', { name })
    await step('pointing shows the word and chooses nothing', async () => {
      await userEvent.hover(grade('2: Так собі'))
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('a press chooses', async () => {
      await userEvent.click(grade('4: Чудово'))
      await expect(grade('4: Чудово')).toBeChecked()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    })
  },
}
export const Chosen: Story = { args: { defaultValue: 4 } }
export const Missing: Story = {
  args: { error: 'Поставте оцінку' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Ваша оцінка' })).toHaveAccessibleDescription('Поставте оцінку')
  },
}

function Form({ done }: Pick<ReviewFormStatusProps, 'done'>) {
  const words = useExampleWords()
  return (
    <Column width={640}>
      <ReviewForm.Root>
        <ReviewForm.Grade defaultValue={5} required />
        <TextareaField label={words.review} max={700} />
        <ReviewForm.Row>
          <TextField label={words.name} required />
          <EmailField label={words.email} required />
        </ReviewForm.Row>
        <ReviewForm.Foot>
          <Button type="submit" variant="accent">
            {words.sendReview}
          </Button>
        </ReviewForm.Foot>
        <ReviewForm.Status done={done} />
      </ReviewForm.Root>
    </Column>
  )
}
export const WholeForm: Story = { render: () => <Form done={false} /> }
export const Sent: Story = { render: () => <Form done /> }
export const Dark: Story = { ...Sent, globals: { scheme: 'dark' } }
export const InThreeLanguages: Story = {
  render: () => (
    <InEachLanguage>
      <Form done />
    </InEachLanguage>
  ),
}
