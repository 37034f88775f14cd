import { Upload } from '@shop/ui/upload'

/** Sends one file to a server of yours, whose answer is the name of the stored file. */
async function send(file: File, { signal }: { signal: AbortSignal }) {
  const answer = await fetch('/uploads', { method: 'POST', body: file, signal })
  if (answer.status === 415) return { error: 'This is no picture. Choose a JPEG or PNG file' }
  if (!answer.ok) throw new Error('The server did not take the file')
  return { value: await answer.text() }
}

export const Example = () => (
  <form method="post" encType="multipart/form-data">
    <Upload.Root
      name="photos"
      valueName="uploaded"
      accept="image/jpeg,image/png"
      maxFiles={5}
      maxSize={10_000_000}
      upload={send}
      defaultFiles={[{ id: 'seam', name: 'seam.jpg', size: 2_400_000, status: 'uploaded', value: 'seam-1' }]}
    >
      <Upload.Title>Photos</Upload.Title>
      <Upload.Description>Up to 5 photos, JPEG or PNG, 10 MB each.</Upload.Description>
      <Upload.Trigger />
      <Upload.Error />
      <Upload.Items>{file => <Upload.Item key={file.id} file={file} />}</Upload.Items>
      <Upload.Progress />
    </Upload.Root>
  </form>
)
