import type { uk } from '@shop/ui/messages/uk'

/** Why a photo is not attached. */
export const photoIssues = {
  heic: 'Формат HEIC не підтримуємо. На iPhone: «Параметри» → «Камера» → «Формати» → «Найсумісніший», або надішліть знімок екрана з цим фото',
  type: 'Це не фото у форматі JPEG, PNG, WebP або AVIF',
  tooLarge: 'Фото завелике: щонайбільше 10\u00a0МБ і 50 мегапікселів',
  tooMany: 'Можна додати щонайбільше 5 фото. Приберіть інше, і це додасться',
  failed: 'Не вдалося надіслати. Перевірте з’єднання і спробуйте ще раз',
}

/** Messages of the upload component, for photos. */
export const photoUpload: (typeof uk)['upload'] = {
  add: 'Додати фото',
  addOne: 'Додати фото',
  list: 'Додані фото',
  remove: 'Прибрати',
  removeOf: 'Прибрати фото {name}',
  retry: 'Надіслати ще раз',
  retryOf: 'Надіслати ще раз: {name}',
  statuses: { waiting: 'У черзі', uploading: 'Надсилається…', uploaded: 'Додано', failed: 'Не додано' },
  progress: 'Надіслано фото: {done} з {total}',
  chosen: 'Додано фото: {total}',
  errors: {
    type: photoIssues.type,
    size: photoIssues.tooLarge,
    count: photoIssues.tooMany,
    failed: photoIssues.failed,
  },
}
