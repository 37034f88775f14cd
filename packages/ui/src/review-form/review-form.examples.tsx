import { Button } from '@shop/ui/button'
import { EmailField, TextareaField, TextField } from '@shop/ui/field'
import { ReviewForm } from '@shop/ui/review-form'
import { useState } from 'react'

export function Example() {
  const [done, setDone] = useState(false)
  return (
    <ReviewForm.Root
      onSubmit={event => {
        event.preventDefault()
        setDone(true)
      }}
    >
      <ReviewForm.Grade required />
      <TextareaField label="Review" max={700} />
      <ReviewForm.Row>
        <TextField label="Name" required />
        <EmailField label="E-mail" required />
      </ReviewForm.Row>
      <ReviewForm.Footer>
        <Button type="submit" variant="accent">
          Submit review
        </Button>
      </ReviewForm.Footer>
      <ReviewForm.Status done={done} />
    </ReviewForm.Root>
  )
}
