import { formatMessage } from '@shop/ui/messages/format'
import { UPLOADED_PHOTOS, uploadedValue } from './uploaded-photos.ts'

interface UploadedPhotoChoicesProps {
  photos: readonly { token: string | null; name: string }[]
  /** Name of the list. */
  label: string
  /** Name of a checkbox. Takes `{name}`. */
  attached: string
}

/** The photos that were uploaded before, as checkboxes of the form without scripts. */
export const UploadedPhotoChoices = ({ photos, label, attached }: UploadedPhotoChoicesProps) =>
  photos.length > 0 && (
    <ul aria-label={label}>
      {photos.map(({ token, name }) => (
        <li key={token}>
          <label>
            <input
              type="checkbox"
              name={UPLOADED_PHOTOS}
              value={uploadedValue({ token: token ?? '', name })}
              defaultChecked
            />{' '}
            {formatMessage(attached, { name })}
          </label>
        </li>
      ))}
    </ul>
  )
