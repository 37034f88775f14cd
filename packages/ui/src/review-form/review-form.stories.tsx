import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmailField, TextareaField, TextField } from '../field/index.ts'
import { Column, localeFixtures, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { GradeInput, type GradeInputProps, ReviewForm, type ReviewFormStatusProps } from './index.ts'

/** An empty label: that of the toolbar's language. */
const Labelled = ({ label, ...args }: GradeInputProps) => <GradeInput {...args} {...(label ? { label } : {})} />

const usage: Usage = {
  when: ['To rate a product and write about it.', 'The grade is asked first: it is all that is needed.'],
  good: {
    text: 'The grade, and a text that may be left out.',
    Sample: () => (
      <ReviewForm.Root>
        <ReviewForm.Grade required />
        <TextareaField label="Review" optional />
        <ReviewForm.Footer>
          <Button variant="accent">Submit review</Button>
        </ReviewForm.Footer>
      </ReviewForm.Root>
    ),
  },
  bad: {
    text: 'A questionnaire: most people give up.',
    Sample: () => (
      <ReviewForm.Root>
        <TextField label="Advantages" required />
        <TextField label="Disadvantages" required />
        <TextareaField label="Review" required />
        <ReviewForm.Footer>
          <Button variant="accent">OK</Button>
        </ReviewForm.Footer>
      </ReviewForm.Root>
    ),
  },
  content: [
    'Say when a review appears, and that the e-mail is not shown.',
    'Grades have words, from the messages: «4: Great».',
  ],
}

const meta = {
  title: 'Forms/Review form',
  component: GradeInput,
  args: { label: '', error: '', name: 'grade', required: true, defaultValue: null, onValueChange: fn() },
  argTypes: { defaultValue: { options: [null, 1, 2, 3, 4, 5], control: 'select' } },
  render: args => <Labelled {...args} />,
  parameters: { usage },
} satisfies Meta<typeof GradeInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const HoverSelectsNothingPressSelects: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals, step }) => {
    const { labels } = localeFixtures(globals).messages.grade
    const grade = (figure: 2 | 4) => canvas.getByRole('radio', { name: `${figure}: ${labels[figure]}` })
    await step('hovering shows the label and selects nothing', async () => {
      await userEvent.hover(grade(2))
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('a press selects', async () => {
      await userEvent.click(grade(4))
      await expect(grade(4)).toBeChecked()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4, expect.anything())
    })
  },
}
export const Selected: Story = { args: { defaultValue: 4 } }
function WithErrorExample(props: GradeInputProps) {
  return <Labelled {...props} error={useExampleTexts().gradeMissing} />
}
export const WithError: Story = {
  render: args => <WithErrorExample {...args} />,
}

function Form({ done }: Pick<ReviewFormStatusProps, 'done'>) {
  const texts = useExampleTexts()
  return (
    <Column width={640}>
      <ReviewForm.Root>
        <ReviewForm.Grade defaultValue={5} required />
        <TextareaField label={texts.review} max={700} />
        <ReviewForm.Row>
          <TextField label={texts.name} required />
          <EmailField label={texts.email} required />
        </ReviewForm.Row>
        <ReviewForm.Footer>
          <Button type="submit" variant="accent">
            {texts.sendReview}
          </Button>
        </ReviewForm.Footer>
        <ReviewForm.Status done={done} />
      </ReviewForm.Root>
    </Column>
  )
}
export const WholeForm: Story = { render: () => <Form done={false} /> }
export const Sent: Story = { tags: ['toolbar'], render: () => <Form done /> }
