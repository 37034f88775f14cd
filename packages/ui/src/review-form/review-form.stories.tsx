import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmailField, TextareaField, TextField } from '../field/index.ts'
import { Column, InEachLanguage, spoken, useExampleWords } from '../testing/examples.tsx'
import { GradeInput, type GradeInputProps, ReviewForm, type ReviewFormStatusProps } from './index.ts'

const meta = {
  title: 'Product/Review form',
  component: GradeInput,
  args: { onValueChange: fn(), required: true },
} satisfies Meta<typeof GradeInput>
export default meta
type Story = StoryObj<typeof meta>

export const Grade: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const { words } = spoken(globals).messages.grade
    const grade = (figure: 2 | 4) => canvas.getByRole('radio', { name: `${figure}: ${words[figure]}` })
    await step('pointing shows the word and chooses nothing', async () => {
      await userEvent.hover(grade(2))
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('a press chooses', async () => {
      await userEvent.click(grade(4))
      await expect(grade(4)).toBeChecked()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    })
  },
}
export const Chosen: Story = { args: { defaultValue: 4 } }
function Wrong(props: GradeInputProps) {
  return <GradeInput {...props} error={useExampleWords().gradeMissing} />
}
export const Missing: Story = {
  render: args => <Wrong {...args} />,
  play: async ({ canvas, globals }) => {
    const { words, messages } = spoken(globals)
    const grade = canvas.getByRole('radiogroup', { name: messages.review.grade })
    await expect(grade).toHaveAccessibleDescription(words.gradeMissing)
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
