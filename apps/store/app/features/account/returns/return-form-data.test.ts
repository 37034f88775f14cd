import { uk as messages } from '@shop/contract/messages/uk'
import { expect, it } from 'vitest'
import { photoIssueText, readUploaded, uploadedValue } from '../../../platform/photos/uploaded-photos.ts'
import { returns as words } from '../../../platform/words/uk/returns.ts'
import { toReturnErrors } from './return-form-data.ts'

it('words the issues of the form', () => {
  const issues = {
    items: { rule: 'items' },
    'size.1': { rule: 'size' },
    'count.1': { rule: 'atMost', length: 2 },
    question: { rule: 'question' },
    photos: { rule: 'server', message: 'Ні' },
  } as const
  expect(toReturnErrors(issues, { messages, words })).toEqual({
    items: 'Оберіть хоча б один товар',
    'size.1': 'Оберіть розмір',
    'count.1': 'Щонайбільше 2',
    question: 'Оберіть питання',
    photos: 'Ні',
  })
  expect(photoIssueText({ rule: 'heic' }, words)).toContain('HEIC')
})

it('reads the uploaded photos that a form without scripts holds, and nothing else', () => {
  const form = new FormData()
  const photo = { token: 'a-token-of-a-photo', name: 'куртка 1.jpg' }
  form.append('photo', uploadedValue(photo))
  form.append('photo', 'short name.jpg')
  form.append('photo', new File(['x'], 'file.jpg'))
  expect(readUploaded(form)).toEqual([photo])
})
