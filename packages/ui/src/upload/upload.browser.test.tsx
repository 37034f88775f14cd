import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, leftOf, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Upload, type UploadRootProps, type UploadTransport } from './index.ts'

const upload = (props: UploadRootProps = {}) => (
  <form aria-label="Відгук">
    <Upload.Root name="photos" valueName="uploaded" {...props}>
      <Upload.Title>Фото</Upload.Title>
      <Upload.Description>До двох фото</Upload.Description>
      <Upload.Trigger />
      <Upload.Error />
      <Upload.Items />
      <Upload.Progress />
    </Upload.Root>
    {after}
  </form>
)
const input = page.getByLabelText('Оберіть файли або перетягніть їх сюди')
const field = () => {
  const element = input.element()
  if (!(element instanceof HTMLInputElement)) throw new Error('The area has no input')
  return element
}
const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type })
const formData = () => {
  const form = field().form
  if (!form) throw new Error('The input is in no form')
  return new FormData(form)
}
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const failed = { id: 1, name: 'шов.jpg', file: photo('шов.jpg'), status: 'failed', canRetry: true } as const
const done: UploadTransport = async file => ({ value: `stored-${file.name}` })

testKeyboard('upload', {
  'Tab → moves focus to it, and on': async () => {
    show(upload())
    await userEvent.keyboard('{Tab}')
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
  'Enter, Space → on the area: opens the dialog to choose files': async () => {
    show(upload())
    const open = vi.fn((event: Event) => event.preventDefault())
    field().addEventListener('click', open)
    await userEvent.keyboard('{Tab} ')
    expect(open).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    expect(open).toHaveBeenCalledTimes(2)
  },
  'Enter, Space → on «remove»: removes the file, moves focus to the area': async () => {
    for (const key of ['{Enter}', ' ']) {
      const { unmount } = show(upload({ defaultFiles: [failed] }))
      button('Прибрати шов.jpg').element().focus()
      await userEvent.keyboard(key)
      await expect.element(item('шов.jpg')).not.toBeInTheDocument()
      await expect.element(input).toHaveFocus()
      unmount()
    }
  },
  'Enter, Space → on «try again»: sends the file again': async () => {
    for (const key of ['{Enter}', ' ']) {
      const { unmount } = show(upload({ defaultFiles: [failed], upload: done }))
      button('Надіслати ще раз: шов.jpg').element().focus()
      await userEvent.keyboard(key)
      await expect.element(item('шов.jpg').getByText(/Додано/)).toBeVisible()
      unmount()
    }
  },
})

test('files are sent one after the other with their progress, and the form gets what the server gave', async () => {
  const sent: { name: string; answer: () => void; progress: (part: number) => void }[] = []
  const send: UploadTransport = (file, { onProgress }) =>
    new Promise(resolve => {
      sent.push({ name: file.name, answer: () => resolve({ value: `stored-${file.name}` }), progress: onProgress })
    })
  show(upload({ upload: send }))
  await userEvent.upload(input, [photo('шов.jpg'), photo('бирка.jpg')])
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('value')
  expect(sent.map(({ name }) => name)).toEqual(['шов.jpg'])
  await expect.element(item('бирка.jpg').getByText(/У черзі/)).toBeVisible()
  sent[0]?.progress(0.5)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0.5')
  sent[0]?.answer()
  await expect.element(page.getByRole('status')).toHaveTextContent('Надіслано файлів: 1 з 2')
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['шов.jpg', 'бирка.jpg'])
  sent[1]?.answer()
  await expect.element(page.getByRole('status')).toHaveTextContent('Надіслано файлів: 2 з 2')
  expect(formData().getAll('uploaded')).toEqual(['stored-шов.jpg', 'stored-бирка.jpg'])
  expect(formData().has('photos')).toBe(false)
})

test('removing a file that is being sent aborts it', async () => {
  const signals: AbortSignal[] = []
  const send: UploadTransport = (_, { signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  show(upload({ upload: send }))
  await userEvent.upload(input, photo('шов.jpg'))
  await userEvent.click(button('Прибрати шов.jpg'))
  await expect.element(item('шов.jpg')).not.toBeInTheDocument()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('an answer with an error and a failure without an answer say so, and only the second can be tried again', async () => {
  const send: UploadTransport = async file => {
    if (file.name === 'текст.jpg') return { error: 'Це не фото. Оберіть JPEG' }
    throw new Error('offline')
  }
  show(upload({ upload: send }))
  await userEvent.upload(input, [photo('текст.jpg'), photo('шов.jpg')])
  await expect.element(item('текст.jpg').getByText(/Це не фото. Оберіть JPEG/)).toBeVisible()
  await expect.element(item('шов.jpg').getByText(/Не вдалося надіслати/)).toBeVisible()
  await expect.element(button('Надіслати ще раз: шов.jpg')).toBeVisible()
  await expect.element(button('Надіслати ще раз: текст.jpg')).not.toBeInTheDocument()
})

test('without a transport the form holds the files of the list, those beyond a limit excepted', async () => {
  show(upload({ accept: 'image/*', maxFiles: 2, maxSize: 100 }))
  await userEvent.upload(input, [photo('а.jpg'), photo('б.jpg'), photo('в.jpg')])
  await expect.element(item('в.jpg').getByText(/Можна додати щонайбільше 2/)).toBeVisible()
  const names = () =>
    formData()
      .getAll('photos')
      .map(file => file instanceof File && file.name)
  await expect.poll(names).toEqual(['а.jpg', 'б.jpg'])
  await userEvent.click(button('Прибрати а.jpg'))
  await expect.poll(names).toEqual(['б.jpg', 'в.jpg'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Додано файлів: 2')
})

test('cancel() keeps the list as it is', async () => {
  show(upload({ defaultFiles: [failed], onFilesChange: (_, { reason, cancel }) => reason === 'remove' && cancel() }))
  await userEvent.click(button('Прибрати шов.jpg'))
  await expect.element(item('шов.jpg')).toBeVisible()
})

test('dropped files reach the native input, which lies over the whole area', () => {
  show(upload())
  const area = field().closest('label')?.getBoundingClientRect()
  const over = area && document.elementFromPoint(area.left + 8, area.top + 8)
  expect(over).toBe(field())
})

test('the trigger runs the drag handlers it is given, and is marked while files are over it', async () => {
  const entered = vi.fn()
  const left = vi.fn()
  show(
    <Upload.Root>
      <Upload.Trigger onDragEnter={entered} onDragLeave={left} data-testid="area" />
    </Upload.Root>,
  )
  const area = page.getByTestId('area')
  area.element().dispatchEvent(new DragEvent('dragenter', { bubbles: true }))
  await expect.element(area).toHaveAttribute('data-dragging')
  area.element().dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
  await expect.element(area).not.toHaveAttribute('data-dragging')
  expect([entered, left].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('the input is described by the hint and the error', async () => {
  show(upload({ error: 'Додайте фото браку' }))
  await expect.element(input).toHaveAccessibleDescription('Додайте фото браку До двох фото')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('a size is read from left to right in a page from right to left', async () => {
  show(
    <div dir="rtl">{upload({ defaultFiles: [{ id: 1, name: 'шов.jpg', size: 2_400_000, status: 'uploaded' }] })}</div>,
  )
  const size = page.getByText(/2,4/).element()
  expect(leftOf(size, '2,4')).toBeLessThan(leftOf(size, 'МБ'))
  expect(leftOf(size, 'МБ')).toBeLessThan(leftOf(size, 'Додано'))
})
